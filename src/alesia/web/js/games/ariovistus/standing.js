/** What stands where: as in Falling Sky. */

export { standing } from "../falling-sky/standing.js";
