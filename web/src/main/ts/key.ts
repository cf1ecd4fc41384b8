/** What one has to know of a private table: its link has it, and whoever came by that keeps it for its other pages. */

/** The address with the key, where there is one. */
export function keyed(address: string, key: string): string {
  if (!key) {
    return address;
  }
  const mark = address.includes("?") ? "&" : "?";
  return `${address}${mark}key=${encodeURIComponent(key)}`;
}

/** The key of a table by the address of this page, or as it was kept. */
export function keyOf(table: string): string {
  const given = new URLSearchParams(location.search).get("key") ?? "";
  try {
    const name = `key.${table}`;
    if (given) {
      localStorage.setItem(name, given);
    }
    return given || (localStorage.getItem(name) ?? "");
  } catch {
    // In a frame of another site nothing can be kept.
    return given;
  }
}
