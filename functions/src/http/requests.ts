import { createHash, randomBytes } from 'node:crypto';
import { orderLimits } from '@burger/shared/contracts';
import { fieldFault, fieldText } from '@burger/shared/ui/fields';
import { dataHeaders, linkKeyHeader } from '@burger/shared/platform/security';
import express, {
  type Application,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import * as v from 'valibot';
import { answerErrors, type Log, Refusal } from './errors';

const tooLarge = () => new Refusal('too-large', 'The request is too large.');
const noJson = () => new Refusal('invalid', 'The request is not valid JSON.');
const unreadable = () => new Refusal('invalid', 'The request could not be read.');

/** Returns whether the content type declares a charset other than UTF-8, the only one for JSON. */
const isOfAnotherSet = (type = ''): boolean =>
  /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i.test(type);

function parsed(body: Buffer): object | null {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof read === 'object') return read;
  } catch {
    // Invalid JSON gets the same error as a bare value such as `1`.
  }
  throw noJson();
}

/**
 * Returns a reader of raw bodies of at most `maxBytes`; it returns null for another content type. Cloud
 * Functions provide the body as `rawBody`.
 */
export function rawReader(type: string, maxBytes: number) {
  const parse = express.raw({ type, limit: maxBytes, inflate: false });
  const read = (request: Request, response: Response) =>
    new Promise<unknown>((resolve, reject) => {
      parse(request, response, (error?: { status?: number }) => {
        if (error) reject(error.status === 413 ? tooLarge() : unreadable());
        else resolve(request.body);
      });
    });
  return async (request: Request, response: Response): Promise<Buffer | null> => {
    const { rawBody } = request as Request & { rawBody?: Buffer };
    const body = rawBody ?? (await read(request, response));
    if (!Buffer.isBuffer(body) || !request.is(type)) return null;
    if (body.length > maxBytes) throw tooLarge();
    return body;
  };
}

export function jsonReader(maxBytes: number): RequestHandler {
  const read = rawReader('application/json', maxBytes);
  return async (request, response, next) => {
    const body = await read(request, response);
    request.body = undefined;
    if (body) {
      if (isOfAnotherSet(request.headers['content-type'])) throw unreadable();
      request.body = parsed(body);
    }
    next();
  };
}

export const readJson: RequestHandler = jsonReader(orderLimits.maxBodyBytes);

/** Returns a valid path parameter. Throws a Refusal `not-found`, as Firestore fails on long ids. */
export function pathId<Schema extends v.GenericSchema<string, string>>(
  { params }: Request,
  name: string,
  schema: Schema,
  message: string,
): string {
  const read = v.safeParse(schema, params[name]);
  if (read.success) return read.output;
  throw new Refusal('not-found', message);
}

/** Returns the request body if it matches the schema. Throws a Refusal that names the first invalid field. */
export function checkedBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid', 'Send a JSON object with content type application/json.');
  }
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw new Refusal('invalid', plainMessage(issue, field), { field });
}

/** Returns an issue's message from a schema; replaces valibot's default "Invalid type: Expected …". */
function plainMessage(issue: v.BaseIssue<unknown>, field: string | undefined): string {
  const fault = fieldFault(issue);
  if (fault) return fieldText(fault);
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `${field ?? 'A field'} is missing`
    : `${field ?? 'A field'} is not valid`;
}

/** Generates the secret part of a link: 128 random bits as 32 hex digits. */
export const newLinkKey = (): string => randomBytes(16).toString('hex');
export const isLinkKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Returns the link key from a request's header, or from its path, as one-click unsubscribe (RFC 8058) sends it. */
export const linkKeyIn = (request: Request): string =>
  request.get(linkKeyHeader) ?? String(request.params['key'] ?? '');

/** Hashes a link key for lookups, so that response times reveal nothing about stored link keys. */
export const hashOf = (linkKey: string): string =>
  createHash('sha256').update(linkKey).digest('hex');

/** An error of body-parser (https://github.com/expressjs/body-parser#errors); zlib errors have no type. */
interface ParserError {
  status: number;
  type?: string;
}

const isOfParser = (error: unknown): error is ParserError =>
  error instanceof Error && 'status' in error && [400, 413, 415].includes(error.status as number);

function refusalOf({ status, type }: ParserError): Refusal {
  if (status === 413) return tooLarge();
  return type === 'entity.parse.failed' ? noJson() : unreadable();
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
