import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: unknown;
  /** Fields that are sent as a browser sends a form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  network?: string | undefined;
  /** Closes the connection after this time (ms), if set. */
  hangUpAfter?: number | undefined;
}

export interface Answer {
  status: number;
  /** The parsed JSON body, of any shape. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export function call(port: number, { method, path, token, body, ...how }: Call) {
  const { form } = how;
  const payload = form
    ? String(new URLSearchParams(form))
    : body === undefined
      ? undefined
      : JSON.stringify(body);
  const headers = {
    ...how.headers,
    'x-forwarded-for': how.network ?? '198.51.100.1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(payload
      ? {
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'content-length': Buffer.byteLength(payload),
        }
      : {}),
  };
  const where = { agent, host: '127.0.0.1', port, path, headers, timeout: 60_000 };
  return new Promise<Answer | null>((resolve) => {
    const sent = request({ ...where, method: method ?? (payload ? 'POST' : 'GET') }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', () => resolve(null));
      answer.on('end', () => {
        const text = String(Buffer.concat(parts));
        if (!answer.complete) return resolve(null);
        const isJson = answer.headers['content-type']?.includes('json') && text !== '';
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : null });
      });
    });
    sent.on('error', () => resolve(null));
    sent.on('timeout', () => sent.destroy());
    if (how.hangUpAfter !== undefined) {
      const timer = setTimeout(() => sent.destroy(), how.hangUpAfter);
      sent.on('close', () => clearTimeout(timer));
    }
    sent.end(payload);
  });
}

export type Send = (requested: Call) => Promise<Answer | null>;

/** Returns a bad connection: requests may be delayed or lost, and responses too. */
export function badLine(site: { send: Send }, random: Random, badness: number): Send {
  return async (requested) => {
    if (!random.chance(badness)) return site.send(requested);
    switch (random.pick(['slow', 'slow-answer', 'never-sent', 'answer-lost', 'hung-up'] as const)) {
      case 'slow':
        // Delayed, so that later requests overtake this one.
        await pause(random.whole(5, 80));
        return site.send(requested);
      case 'slow-answer': {
        const answer = await site.send(requested);
        await pause(random.whole(5, 80));
        return answer;
      }
      case 'never-sent':
        return null;
      case 'answer-lost':
        await site.send(requested);
        return null;
      case 'hung-up':
        return site.send({ ...requested, hangUpAfter: random.whole(0, 30) });
    }
  };
}
