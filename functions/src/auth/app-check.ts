import type { Request, RequestHandler } from 'express';
import { type Log, Refusal } from '../http/errors';
import { bearerOf, type VerifyToken } from './signed-in';

/** `monitor` only logs requests without a valid App Check token; `enforce` also rejects them. */
export type AppCheckMode = 'monitor' | 'enforce';

export interface AppCheck {
  mode: AppCheckMode;
  /** Rejects if the App Check token is invalid. */
  verify: (token: string) => Promise<unknown>;
}

/** Parses the APP_CHECK setting: the mode, or null if it is `off`. Throws for an unknown mode. */
export function appCheckMode(word: string | undefined): AppCheckMode | null {
  if (word === undefined || word === '' || word === 'off') return null;
  if (word === 'monitor' || word === 'enforce') return word;
  throw new Error(`APP_CHECK must be off, monitor or enforce, not "${word}"`);
}

const header = 'x-firebase-appcheck';

const passes = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );

/**
 * Returns middleware that accepts requests with a valid App Check token, and with an ID token if
 * `verifyToken` is given. It logs other requests, or rejects them in `enforce` mode.
 */
export function fromOurPages(
  appCheck: AppCheck | null,
  log: Log,
  verifyToken?: VerifyToken,
): RequestHandler {
  if (!appCheck) return (_request, _response, next) => next();
  const isSignedIn = (request: Request) =>
    verifyToken ? passes(async () => verifyToken(bearerOf(request, ''))) : Promise.resolve(false);
  return async (request, _response, next) => {
    const token = request.get(header) ?? '';
    const isOurs = token !== '' && (await passes(() => appCheck.verify(token)));
    if (isOurs || (await isSignedIn(request))) return next();
    log(`App Check ${token ? 'failed' : 'is missing'}: ${request.method} ${request.baseUrl}`, {
      severity: 'WARNING',
    });
    if (appCheck.mode === 'monitor') return next();
    throw new Refusal(
      'forbidden',
      'This request did not come from our page. Please open the page again, or call us.',
      { reason: 'not-our-page' },
    );
  };
}
