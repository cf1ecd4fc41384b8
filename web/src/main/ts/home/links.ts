/** Links to tables, as people paste them. */

/** Where a link or a code leads on this site; nothing if it is neither. */
export function tablePath(text: string): string {
  const found = /^(?:\S*\/tables\/)?([a-z0-9]{6,40})(?:[/?#]\S*)?$/i.exec(text.trim());
  if (!found) {
    return "";
  }
  const key = /[?&]key=([\w-]+)/.exec(text);
  return `/tables/${found[1]}${key ? `?key=${key[1]}` : ""}`;
}
