import { orderLimits } from '@burger/shared/contracts';
import { fieldFault, fieldText } from '@burger/shared/fields';
import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { Refusal } from './refusal';

const tooLarge = () => new Refusal('too-large', 'The request is too large.');
const noJson = () => new Refusal('invalid', 'The request is not valid JSON.');

/** What the parser throws, in our terms: whatever it could not read, its sender wrote. */
function unread({ status, type }: { status?: number; type?: string }): Refusal {
  if (status === 413) return tooLarge();
  if (type === 'entity.parse.failed') return noJson();
  return new Refusal('invalid', 'The request could not be read.');
}

/**
 * Reads a JSON body of at most so many bytes. Cloud Functions have read it already, whatever its size, and hand it over
 * raw: there it is measured and parsed again, so that both places refuse the same requests.
 */
export function jsonReader(maxBytes: number): RequestHandler {
  const parse = express.json({ limit: maxBytes, inflate: false });
  return (request, response, next) => {
    const { rawBody } = request as Request & { rawBody?: Buffer };
    if (!rawBody) {
      return parse(request, response, (error: object | undefined) => next(error && unread(error)));
    }
    if (rawBody.length > maxBytes) throw tooLarge();
    try {
      request.body = request.is('application/json')
        ? JSON.parse(rawBody.toString('utf8'))
        : undefined;
    } catch {
      throw noJson();
    }
    next();
  };
}

/** Reads a JSON body of at most 64 kB. */
export const readJson: RequestHandler = jsonReader(orderLimits.maxBodyBytes);

/** The body in the schema's shape. Throws a Refusal that names the first field that is wrong. */
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

/** Schemas name what customers get wrong, and word what programs do; the rest would read "Invalid type: Expected …". */
function plainMessage(issue: v.BaseIssue<unknown>, field: string | undefined): string {
  const fault = fieldFault(issue);
  if (fault) return fieldText(fault);
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `${field ?? 'A field'} is missing`
    : `${field ?? 'A field'} is not valid`;
}
