import type { RequestHandler } from 'express';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

function isSameOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Refuses what a foreign web page could make the visitor's browser send here: a host name that is not this machine
 * (name rebinding) or a foreign Origin. The auth emulator would answer both, and it knows every password.
 */
export const loopbackGuard: RequestHandler = (request, response, next) => {
  const host = request.headers.host ?? '';
  const { origin } = request.headers;
  if (!localNames.has(nameOf(host)) || (origin !== undefined && !isSameOrigin(origin, host))) {
    response.status(403).json({
      error: { code: 'forbidden', message: 'This local site answers only its own pages.' },
    });
    return;
  }
  next();
};
