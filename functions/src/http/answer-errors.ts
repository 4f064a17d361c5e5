import type { ApiError } from '@burger/shared/contracts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { Refusal } from './refusal';

export type Log = (line: string) => void;

/** What the body parser and the router throw, in our terms. */
function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { status, type } = (error ?? {}) as { status?: number; type?: string };
  if (status === 413) return new Refusal('too-large', 'The request is too large.');
  if (type === 'entity.parse.failed') {
    return new Refusal('invalid', 'The request is not valid JSON.');
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new Refusal('invalid', 'The request could not be read.');
  }
  return null;
}

/** Name, code and place of a failure, without its message: that may quote what the customer sent. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [`${error.name} ${String(code ?? '')}`.trim(), ...frames.slice(0, 6)].join('\n');
}

export const answerUnknownPath: RequestHandler = () => {
  throw new Refusal('not-found', 'There is nothing at this address.');
};

/** Answers whatever was thrown with the body of `ApiErrorSchema`; only failures are logged, never what was sent. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const known = refusalFor(error);
    if (!known) log(`${request.method} ${request.path} failed: ${describe(error)}`);
    if (response.headersSent) return next(error);
    const refusal =
      known ?? new Refusal('internal', 'Something went wrong on our side. Please try again.');
    const body: ApiError = {
      error: {
        code: refusal.code,
        message: refusal.message,
        ...(refusal.field ? { field: refusal.field } : {}),
      },
    };
    if (refusal.code === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
    if (refusal.retryAfterSeconds) response.set('Retry-After', String(refusal.retryAfterSeconds));
    response.status(refusal.status).json(body);
  };
}
