/** Files from the server, saved under a name; what is refused is told in the server's words. */
import { Refusal } from "../api.ts";

export async function download(address: string, file: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new Refusal(response.status, String(body.detail ?? response.statusText), body);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
