/** What all pages of a browser share: the hub that holds the line to the server. */

import { Hub } from "./hub.js";

const hub = new Hub();
addEventListener("connect", ({ ports: [port] }) => hub.join(port));
