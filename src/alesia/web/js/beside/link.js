/** A link that holds a whole position: packed into the part of the address that no server is told. */

const MARK = "#position=";
const PACKED = "deflate-raw";

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** @param {{game: string, scenario: string, options: object}} of @param {string} text */
export async function linkTo({ game, scenario, options }, text) {
  const bytes = new TextEncoder().encode(JSON.stringify({ game, scenario, options, position: text }));
  const packed = new Uint8Array(await through(bytes, new CompressionStream(PACKED)));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `${location.origin}/new${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** What a link holds; null if this one holds none. @returns {Promise<{game: string, scenario: string, options: object, position: string}|null>} */
export async function readLink(hash = location.hash) {
  if (!hash.startsWith(MARK)) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream(PACKED))));
  } catch {
    return null;
  }
}
