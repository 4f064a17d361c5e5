import { dataHeaders } from '@burger/shared/platform/security';
import type { Application, ErrorRequestHandler } from 'express';
import { answerErrors, type Log, Refusal } from './errors';

/** An error of body-parser (https://github.com/expressjs/body-parser#errors); zlib errors have no type. */
interface ParserError {
  status: number;
  type?: string;
}

const isOfParser = (error: unknown): error is ParserError =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(error.status as number);

function refusalOf({ status, type }: ParserError): Refusal {
  if (status === 413) return new Refusal('too-large', 'The request is too large.');
  const isNoJson = type === 'entity.parse.failed';
  return new Refusal(
    'invalid',
    isNoJson ? 'The request is not valid JSON.' : 'The request could not be read.',
  );
}

/**
 * Makes the platform's Express application answer unparsable bodies like the API.
 * Google's functions framework (`server.js`, `getServer`) adds body-parser before our handler
 * without an error handler, so Express answers `400 text/html`. The framework never exports its
 * application, so a request is the first access to it. Only an unparsable very first request of an
 * instance therefore still gets HTML.
 */
export function answerParserErrors(log: Log): (platform: Application | undefined) => void {
  const answer = answerErrors(log);
  const handle: ErrorRequestHandler = (error, request, response, next) => {
    if (!isOfParser(error) || response.headersSent) return next(error);
    response.set({ ...dataHeaders({ hosted: true }), 'Cache-Control': 'no-store' });
    return answer(refusalOf(error), request, response, next);
  };
  const handled = new WeakSet<Application>();
  return (platform) => {
    if (!platform || handled.has(platform)) return;
    handled.add(platform);
    platform.use(handle);
  };
}
