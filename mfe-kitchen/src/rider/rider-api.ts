import { ApiErrorSchema } from '@burger/shared/contracts';
import { RiderOrderSchema, type RiderOrder, type RiderReport } from '@burger/shared/kitchen';
import { linkKeyHeader } from '@burger/shared/platform/security';
import * as v from 'valibot';

export type RiderAnswer =
  | { kind: 'ok'; order: RiderOrder }
  | { kind: 'unreached' }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string };

export type RiderApi = ReturnType<typeof riderApi>;
const patienceMs = 12_000;

async function read(answer: Response): Promise<RiderAnswer> {
  const { status } = answer;
  if (status === 404 || status === 410 || status === 403) return { kind: 'gone' };
  if (status >= 500 || status === 429) return { kind: 'unreached' };
  const body = (await answer.json()) as unknown;
  const order = v.safeParse(RiderOrderSchema, body);
  if (answer.ok && order.success) return { kind: 'ok', order: order.output };
  const refused = v.safeParse(ApiErrorSchema, body);
  if (refused.success) return { kind: 'refused', message: refused.output.error.message };
  return { kind: 'unreached' };
}

/** Calls `/api/rider` with the link key. Never rejects. */
export function riderApi(ask: typeof fetch = (...request) => fetch(...request)) {
  const send = async (key: string, init: RequestInit): Promise<RiderAnswer> => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const headers = { ...init.headers, [linkKeyHeader]: key };
      return await read(await ask('/api/rider', { cache: 'no-store', signal, ...init, headers }));
    } catch {
      return { kind: 'unreached' };
    }
  };
  return {
    refresh: (key: string) => send(key, {}),
    report: (key: string, report: RiderReport) =>
      send(key, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      }),
  };
}
