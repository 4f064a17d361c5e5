import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'express';
import { FirestoreError, invalidArgument } from '../error';
import { isFirestoreAddress } from './route';
import { isLocalRequest } from './is-local-request';

/** Fits into `app.use(…)` of Express, and into a plain `node:http` server. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Answers one request: `url` with its query, and the body, undefined when there is none. */
export type Answer = (request: IncomingMessage, url: string, body: unknown) => unknown;

// The SDK sends JSON as text/plain, to spare the browser a preflight.
const readText = text({ type: () => true, limit: '1mb' });

/** Puts the protocol behind HTTP: reads bodies, writes JSON, and turns every failure into a Firestore answer. */
export function createHandler(answer: Answer): Handler {
  return (request, response, next) => {
    const url = request.url ?? '';
    if (!isFirestoreAddress(url)) return next();
    if (!isLocalRequest(request)) {
      const denied = new FirestoreError('PERMISSION_DENIED', 'This is a local development tool.');
      return send(response, denied.code, denied.toBody());
    }
    readText(request as never, response as never, (readFailure?: unknown) => {
      try {
        if (readFailure !== undefined) throw bodyError(readFailure);
        send(response, 200, answer(request, url, parseBody(request)));
      } catch (error) {
        const failure = firestoreErrorFrom(error);
        send(response, failure.code, failure.toBody());
      }
    });
  };
}

function send(response: ServerResponse, code: number, body: unknown): void {
  const json = Buffer.from(JSON.stringify(body));
  response.writeHead(code, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': json.length,
    'cache-control': 'no-store',
  });
  response.end(json);
}

function parseBody(request: IncomingMessage & { body?: unknown }): unknown {
  const { body } = request;
  if (typeof body !== 'string' || body === '') return body === '' ? undefined : body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}

/** Express's body reader reports by HTTP status; 413 is the one that deserves its own words. */
function bodyError(failure: unknown): FirestoreError {
  const { status } = failure as { status?: number };
  if (status === 413) {
    return new FirestoreError('INVALID_ARGUMENT', 'The request is larger than 1 MB.', 413);
  }
  return invalidArgument('The body cannot be read.');
}

function firestoreErrorFrom(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  const { code } = error as { code?: unknown };
  // The disk is full, or another process holds the file: worth trying again.
  if (typeof code === 'string' && code.startsWith('SQLITE_')) {
    return new FirestoreError('UNAVAILABLE', `The local database cannot be used now (${code}).`);
  }
  // A mistake of ours: the caller learns nothing from it, whoever runs the server should.
  console.error(error);
  return new FirestoreError('INTERNAL', 'The local Firestore failed.');
}
