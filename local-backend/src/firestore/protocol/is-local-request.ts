import type { IncomingMessage } from 'node:http';

const localHost = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const localAddress = /^(127\.|::1$|::ffff:127\.)/;

/**
 * True when the request comes from this very machine and means it: the host name keeps a web page that points its own
 * name at 127.0.0.1 from speaking to the database through a visitor's browser, and the origin every other foreign page.
 */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    localHost.test(host) &&
    localAddress.test(socket.remoteAddress ?? '') &&
    (origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host)
  );
}
