/** Files from the server, saved under a name; what is refused is told in the server's words. */
import { Refusal } from "../api.ts";

/** How long one waits for what is still being made, in milliseconds, by the header that says so. */
export function pause(again: string | null): number {
  const seconds = Number(again);
  return 1000 * (seconds >= 1 ? seconds : 3);
}

/** What takes long is still being made: it is asked for until it is there. */
export async function made(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status !== 202) {
    return response;
  }
  await new Promise((done) => setTimeout(done, pause(response.headers.get("Retry-After"))));
  return made(address);
}

export async function download(address: string, file: string): Promise<void> {
  const response = await made(address);
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
