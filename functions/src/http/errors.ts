import type { ApiError, RefusalCode, RefusalReason } from '@burger/shared/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';

const statuses: Record<RefusalCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'bill-changed': 409,
  'already-moved': 409,
  'too-late': 409,
  'menu-changed': 409,
  'slot-full': 409,
  gone: 410,
  'dish-unavailable': 422,
  'choice-refused': 422,
  'promo-refused': 422,
  'out-of-range': 422,
  closed: 422,
  'slot-refused': 422,
  'pickup-refused': 422,
  paused: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};

interface RefusalDetails {
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** Reason for the error, more specific than its code. */
  reason?: RefusalReason | undefined;
  beside?: object;
}

/** An error response for the caller; `message` is shown to the customer. */
export class Refusal extends Error {
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reason: RefusalReason | undefined;
  readonly beside: object;

  constructor(
    readonly code: RefusalCode,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reason = details.reason;
    this.beside = details.beside ?? {};
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Returns the Refusal of a request whose `field` is invalid. */
export const invalid = (message: string, field: string): Refusal =>
  new Refusal('invalid', message, { field });

export interface LogFacts {
  severity?: 'WARNING' | 'ERROR' | 'ALERT';
  request?: { method: string; path: string; status: number };
}

export type Log = (line: string, facts?: LogFacts) => void;

const withoutKeys = (path: string): string => path.replace(/[\da-f]{32}/gi, '<key>');

/**
 * Returns the Refusal for an error, or null for an internal failure. An HTTP status on a library's error does
 * not make it the caller's fault.
 */
function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof URIError && 'status' in error) {
    return new Refusal('invalid', 'The address could not be read.');
  }
  return null;
}

/** Returns an error's name, code and stack. Leaves out its message, which may contain customer data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [`${error.name} ${String(code ?? '')}`.trim(), ...frames.slice(0, 6)].join('\n');
}

export const answerUnknownPath: RequestHandler = () => {
  throw new Refusal('not-found', 'There is nothing at this address.');
};

/**
 * Returns the error handler. It responds with the body of `ApiErrorSchema` and the Refusal's extra fields,
 * and logs only internal failures, without request data.
 */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const known = refusalFor(error);
    if (!known) {
      const { method } = request;
      const path = withoutKeys(request.path);
      log(`${method} ${path} failed: ${describe(error)}`, {
        request: { method, path, status: 500 },
      });
    }
    if (response.headersSent) return next(error);
    const refusal =
      known ?? new Refusal('internal', 'Something went wrong on our side. Please try again.');
    const body: ApiError = {
      error: {
        code: refusal.code,
        message: refusal.message,
        ...(refusal.field ? { field: refusal.field } : {}),
        ...(refusal.reason ? { reason: refusal.reason } : {}),
      },
    };
    if (refusal.code === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
    if (refusal.retryAfterSeconds) response.set('Retry-After', String(refusal.retryAfterSeconds));
    response.status(refusal.status).json({ ...body, ...refusal.beside });
  };
}

export const plainLog: Log = (line) => console.error(line);

/** Returns a logger for Cloud Logging: a JSON line per entry, without personal data and keys. */
export const cloudLog =
  (write: (line: string) => void = (line) => console.log(line)): Log =>
  (message, { severity = 'ERROR', request } = {}) => {
    const httpRequest = request && {
      requestMethod: request.method,
      requestUrl: request.path,
      status: request.status,
    };
    write(JSON.stringify({ severity, message, ...(httpRequest && { httpRequest }) }));
  };
