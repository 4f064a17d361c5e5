import { dataHeaders } from '@burger/shared/security';
import type { Application, ErrorRequestHandler } from 'express';
import { answerErrors, type Log, Refusal } from './errors';

/** An error of body-parser (https://github.com/expressjs/body-parser#errors); one of zlib has no type. */
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
 * Makes the platform's Express application answer a body that it cannot parse as the API does.
 *
 * Google's functions framework (`server.js`, `getServer`) adds body-parser before the function's own handler and no error
 * handler, so Express answers `400 text/html`. The framework loads the function before it creates its application and
 * passes the application to nobody: a request is the first to name it. An instance whose very first request is such a
 * body therefore still answers HTML; each later one answers JSON.
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
