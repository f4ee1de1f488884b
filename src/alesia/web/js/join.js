/** The page behind a link to a seat: hand in the key, then go to the table. */
import { post } from "./api.js";

const MALFORMED = 422;
const NO_KEY = "This link is not complete: part of what follows the sign # is missing. Ask for it again, and copy all of it.";

/** The key of the link. It leaves the address bar at once, so that nobody reads it there. */
function takeKey() {
  const key = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  return key;
}

async function join(key) {
  if (!key) throw new Error(NO_KEY);
  const { id } = await post("/join", { key });
  location.replace(`/table/${id}`);
}

function tell(message) {
  const told = document.getElementById("told");
  told.textContent = message;
  told.className = "notice alert";
}

const enter = () => join(takeKey()).catch((error) => tell(error.status === MALFORMED ? NO_KEY : error.message));

addEventListener("hashchange", () => location.hash && enter());
enter();
