/** Requests to the server: what is refused comes back as a `Refusal` with the server's own words. */

export class Refusal extends Error {
  constructor(readonly status: number, message: string, readonly body: Record<string, unknown>) {
    super(message);
  }
}

async function answer<T>(response: Response): Promise<T> {
  const text = response.status === 204 ? "" : await response.text();
  const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
  const body = isJson && text ? JSON.parse(text) : text;
  if (!response.ok) {
    const detail = isJson ? String(body.why ?? body.detail ?? body.title) : response.statusText;
    throw new Refusal(response.status, detail, isJson ? body : {});
  }
  return body as T;
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return answer<T>(await fetch(path, signal ? { signal } : {}));
}

export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answer<T>(
    await fetch(
      path,
      body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
    ),
  );
}

/** Sends JSON as it was written, with all digits of its numbers. */
export async function postText<T>(path: string, body: string): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answer<T>(await fetch(path, { method: "POST", headers, body }));
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return send<T>("POST", path, body);
}
