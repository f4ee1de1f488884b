/** Passkeys: this device signs, and so shows whose it is. Nothing secret goes over the line. */

import { post } from "../api.js";
import { t } from "../words.js";

/** Browsers have them only on pages that came by https, or from this machine. */
export const hasPasskeys = () => isSecureContext && "PublicKeyCredential" in globalThis;

/** Make a passkey for my account; who I am then. */
export async function makePasskey() {
  const { options } = await post("/me/passkey/options");
  const exclude = (options.excludeCredentials ?? []).map((each) => ({ ...each, id: bytes(each.id) }));
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: exclude };
  return post("/me/passkey", { credential: told(await signed(() => navigator.credentials.create({ publicKey }))) });
}

/** Come in by a passkey; bring: what this browser holds is the account's from then on. */
export async function comeByPasskey(bring) {
  const { options } = await post("/account/passkey");
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  return post("/come/passkey", { credential: told(await signed(() => navigator.credentials.get({ publicKey }))), bring });
}

/** What the device says goes wrong, in our words. */
async function signed(ask) {
  try {
    return await ask();
  } catch (error) {
    const words = { NotAllowedError: "web.passkey.nothing", AbortError: "web.passkey.nothing", InvalidStateError: "web.passkey.known" };
    throw new Error(t(words[error.name] ?? "web.passkey.insecure"));
  }
}

/** A credential as the server reads it. */
function told({ id, rawId, type, response }) {
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response;
  const parts = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  const given = Object.entries(parts).filter(([, part]) => part).map(([name, part]) => [name, text(part)]);
  return { id, rawId: text(rawId), type, response: Object.fromEntries(given) };
}

const bytes = (word) => Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
