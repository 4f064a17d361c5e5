/** Returns the options of a `POST` with a JSON body that is aborted after `limitMs`. */
export const jsonPost = (
  body: unknown,
  limitMs: number,
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
  signal: AbortSignal.timeout(limitMs),
});
