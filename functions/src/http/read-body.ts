import { orderLimits } from '@burger/shared/contracts';
import express, { type Request, type RequestHandler } from 'express';
import * as v from 'valibot';
import { Refusal } from './refusal';

const parse = express.json({ limit: orderLimits.maxBodyBytes, inflate: false });

/**
 * Reads a JSON body of at most 64 kB. Cloud Functions have read it already, whatever its size, and hand it over raw:
 * there it is measured and parsed again, so that both places refuse the same requests.
 */
export const readJson: RequestHandler = (request, response, next) => {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  if (!rawBody) return parse(request, response, next);
  if (rawBody.length > orderLimits.maxBodyBytes) {
    throw new Refusal('too-large', 'The request is too large.');
  }
  try {
    request.body = request.is('application/json')
      ? JSON.parse(rawBody.toString('utf8'))
      : undefined;
  } catch {
    throw new Refusal('invalid', 'The request is not valid JSON.');
  }
  next();
};

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

/** Schemas word what customers get wrong; the rest would read "Invalid type: Expected …". */
function plainMessage(issue: v.BaseIssue<unknown>, field: string | undefined): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  return issue.received === 'undefined'
    ? `${field ?? 'A field'} is missing`
    : `${field ?? 'A field'} is not valid`;
}
