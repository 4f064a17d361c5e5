import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address that anything here listens on: nothing local is meant for the network. */
export const loopback = '127.0.0.1';

export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    );
  }
}

/** Starts listening on the loopback address and answers the port. Rejects with a PortTakenError. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, loopback, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops listening and drops every open connection. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
