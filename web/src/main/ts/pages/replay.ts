/** Games that are looked at again: the list of them, one of them, and one in a frame of another page. */
import { startEmbed } from "../replay/embed.ts";
import { startList } from "../replay/list.ts";
import { startReplay } from "../replay/one.ts";
import { startShell } from "../shell.ts";

if (document.getElementById("embed")) {
  startEmbed();
} else {
  startShell();
  if (document.getElementById("replay")) {
    startReplay();
  } else {
    startList();
  }
}
