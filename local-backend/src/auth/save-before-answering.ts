import type { ServerResponse } from 'node:http';

type Send<Answer> = (...args: unknown[]) => Answer;

const unavailable = Buffer.from(
  JSON.stringify({
    error: {
      code: 503,
      message: 'UNAVAILABLE : The accounts cannot be written to the disk.',
      status: 'UNAVAILABLE',
    },
  }),
);

/**
 * Saves before the first byte of an answer leaves: nobody hears that an account was made before it is on the disk.
 * Where that fails, 503 is answered in its place.
 */
export function saveBeforeAnswering(response: ServerResponse, save: () => boolean): void {
  const write = response.write.bind(response) as Send<boolean>;
  const end = response.end.bind(response) as Send<ServerResponse>;
  let saved: boolean | undefined;
  const isSaved = (): boolean => (saved ??= save());

  const refuse = (): ServerResponse => {
    response.statusCode = 503;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', unavailable.length);
    response.removeHeader('etag');
    return end(unavailable);
  };
  response.write = ((...args: unknown[]) =>
    isSaved() ? write(...args) : true) as typeof response.write;
  response.end = ((...args: unknown[]) =>
    isSaved() ? end(...args) : refuse()) as typeof response.end;
}
