/** The page behind a link to a seat: hand in the key, then go to the table. */
import { post } from "./api.js";
import { watchNotice } from "./club/notice.js";
import { t } from "./words.js";

const MALFORMED = 422;

/** The key of the link, if it can be read. It leaves the address bar at once, so that nobody reads it there. */
function takeKey() {
  const text = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Hand in the key. An invitation opens once, so a new browser is made known first and hands it in again. */
async function join(key) {
  if (!key) throw new Error(t("web.join.no_key"));
  const first = await post("/join", { key });
  const { id, taken, again } = first.again ? await post("/join", { key }) : first;
  if (again) throw new Error(t("web.join.no_cookie"));
  location.replace(`/table/${id}${taken ? "#seats" : ""}`);
}

function tell(message) {
  const told = document.getElementById("told");
  told.textContent = message;
  told.className = "notice alert";
}

const enter = () => join(takeKey()).catch((error) => tell(error.status === MALFORMED ? t("web.join.no_key") : error.message));

addEventListener("hashchange", () => location.hash && enter());
watchNotice();
enter();
