import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address that anything here listens on: nothing local is meant for the network. */
export const loopback = '127.0.0.1';

export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use. Stop what runs there, or choose another one: PORT=${port + 10} npm start`,
    );
  }
}

// A connection that is closed just as a client asks on it again fails the request; the five seconds of the default are
// over between two presses.
const keepAliveMs = 60_000;

/** Starts listening on the loopback address and answers the port. Rejects with a PortTakenError. */
export function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
  });
}

// What is under way is answered in less.
const patienceMs = 2000;

/** Stops listening, lets answers that are under way be given, and drops what is left. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const drop = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(drop);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the host that a request names is this machine: a page may point a name of its own here. */
export const isOfThisMachine = ({ host = '' }: IncomingHttpHeaders): boolean =>
  localNames.has(host.replace(/:\d+$/, '').toLowerCase());

function isSameOrigin(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether no foreign web page made the visitor's browser send this: its host, and its Origin if any, are this machine's. */
export const isOfThisSite = (headers: IncomingHttpHeaders): boolean =>
  isOfThisMachine(headers) &&
  (headers.origin === undefined || isSameOrigin(headers.origin, headers.host));

/** What is answered otherwise: 403. The auth emulator would tell every password. */
export const notOfThisSite = {
  error: { code: 'forbidden', message: 'This local site answers only its own pages.' },
};

/** Under it the main thread says the secret that only it and its worker know. */
export const proxyHeader = 'x-burger-katte-proxy';
