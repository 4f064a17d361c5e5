import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { currentIdToken } from '@burger/shared/firebase';

const longest = 15_000;

interface OwnAnswer {
  /** `ok`, or the error code; `failed` if the result is unknown. */
  code: string;
  body: unknown;
}

/** Sends a `POST` without a body. Rejects if there is no response. */
export async function ask(path: string, headers: Record<string, string>): Promise<OwnAnswer> {
  const answer = await appCheckFetch(`/api/${path}`, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(longest),
  });
  const body = (await answer.json()) as { error?: { code?: string } };
  return { code: answer.ok ? 'ok' : (body.error?.code ?? 'failed'), body };
}

const askWith = (token: string, path: string) =>
  ask(`orders/${path}`, { Authorization: `Bearer ${token}` });

/** Sends `POST /api/orders/<orderId>/…` as the signed-in customer. Never rejects. */
export async function askForOwn(
  orderId: string,
  what: 'cancel' | 'bill' | 'pay' | 'pay-on-hand-over',
): Promise<OwnAnswer> {
  const path = `${encodeURIComponent(orderId)}/${what}`;
  const failed: OwnAnswer = { code: 'failed', body: null };
  try {
    const first = await currentIdToken();
    if (first === null) return failed;
    const outcome = await askWith(first, path);
    if (outcome.code !== 'unauthenticated') return outcome;
    const fresh = await currentIdToken({ fresh: true });
    return fresh === null ? outcome : await askWith(fresh, path);
  } catch {
    return failed;
  }
}
