import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address that the local services listen on, so that no other machine can reach them. */
export const loopback = '127.0.0.1';

export class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use. Stop what runs there, or choose another one: PORT=${port + 10} npm start`,
    );
  }
}

// In ms. A request fails if the server closes its idle connection at the same moment. Node's default of five
// seconds is shorter than the pause between two clicks.
const keepAliveMs = 60_000;

/** Listens on the loopback address and returns the port. Rejects with PortTakenError if it is in use. */
export function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    );
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
  });
}

// In ms: long enough to finish requests in progress.
const patienceMs = 2000;

/** Stops listening, waits for requests in progress, then closes all connections. */
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

/** Returns whether the Host header names this machine. Other domains may resolve to it (DNS rebinding). */
export const isOfThisMachine = ({ host = '' }: IncomingHttpHeaders): boolean =>
  localNames.has(host.replace(/:\d+$/, '').toLowerCase());

function isSameOrigin(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Returns whether no other website sent a request: Host, and Origin if any, are this machine's. */
export const isOfThisSite = (headers: IncomingHttpHeaders): boolean =>
  isOfThisMachine(headers) &&
  (headers.origin === undefined || isSameOrigin(headers.origin, headers.host));

/** The 403 response to other websites, which could otherwise read every password in the auth emulator. */
export const notOfThisSite = {
  error: { code: 'forbidden', message: 'This local site answers only its own pages.' },
};

/** The header with a secret that only the main thread and its worker know. */
export const proxyHeader = 'x-burger-katte-proxy';
