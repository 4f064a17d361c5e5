import { ApiErrorSchema } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import * as v from 'valibot';
import type { Answer } from './ports';

const patienceMs = 8000;

export interface Asking {
  ask: typeof fetch;
  /** The staff member's token, a new one if asked; null when nobody is signed in. */
  token: (fresh: boolean) => Promise<string | null>;
}

export const browserAsking: Asking = {
  ask: (...request) => fetch(...request),
  token: (fresh) => currentIdToken({ fresh }),
};

/** What came back, before anybody read it. `body` undefined where there was no JSON. */
export interface Raw {
  status: number;
  body: unknown;
}

async function send(asking: Asking, path: string, body: unknown, fresh: boolean): Promise<Raw> {
  const token = await asking.token(fresh);
  if (!token) return { status: 401, body: undefined };
  const answer = await asking.ask(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read = (await answer.json().catch(() => undefined)) as unknown;
  return { status: answer.status, body: read };
}

/** Asks the API as the signed-in staff member, once more with a new token where the old one is refused. Null without an answer. */
export async function askAsStaff(
  asking: Asking,
  path: string,
  body?: unknown,
): Promise<Raw | null> {
  try {
    const raw = await send(asking, path, body, false);
    return raw.status === 401 ? await send(asking, path, body, true) : raw;
  } catch {
    return null;
  }
}

// What these say is that the same question may be asked again.
const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

/** What an answer means; `read` throws where the body is not what was promised. */
export function answerOf<Value>(raw: Raw | null, read: (body: unknown) => Value): Answer<Value> {
  if (!raw || isTemporary(raw.status)) return { kind: 'unreached' };
  if (raw.status === 401) return { kind: 'ended', why: 'signed-out' };
  const refused = v.safeParse(ApiErrorSchema, raw.body);
  if (raw.status === 403) return { kind: 'ended', why: 'forbidden' };
  if (raw.status >= 400) {
    if (!refused.success) return { kind: 'refused', message: `The server answered ${raw.status}` };
    const { message, field } = refused.output.error;
    return { kind: 'refused', message, ...(field !== undefined && { field }) };
  }
  try {
    return { kind: 'ok', value: read(raw.body) };
  } catch {
    return { kind: 'unreached' };
  }
}
