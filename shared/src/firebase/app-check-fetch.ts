import { fields } from '../platform/reading';

/** Resolves to the value, or to `late` after the limit in ms or when the signal aborts. */
function atMost<Value>(
  requested: Promise<Value>,
  limit: number | AbortSignal,
): Promise<Value | 'late'> {
  const over = new Promise<'late'>((resolve) => {
    const end = () => resolve('late');
    if (typeof limit === 'number') setTimeout(end, limit);
    else if (limit.aborted) end();
    else limit.addEventListener('abort', end, { once: true });
  });
  return Promise.race([requested, over]);
}

/** Returns an App Check token, a new one if `fresh`; null if there is none. Never rejects. */
export type PageToken = (fresh: boolean) => Promise<string | null>;

// In ms. The first token needs a script and two requests. If those are blocked, they must not use up a
// request's timeout of a few seconds.
const patienceMs = 2000;
const header = 'X-Firebase-AppCheck';

async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return fields(fields(body)['error'])['reason'] === 'not-our-page';
}

/** Adds an App Check token to requests if available. Repeats a rejected request with a new one. */
export function withAppCheck(token: PageToken, ask: typeof fetch): typeof fetch {
  // Once a token took too long, later requests do not wait for it.
  let waitedInVain = false;

  async function firstToken(): Promise<string | null> {
    const got = await atMost(token(false), waitedInVain ? 0 : patienceMs);
    waitedInVain = got === 'late';
    return got === 'late' ? null : got;
  }

  return async (address, init) => {
    const send = (proof: string | null) => {
      if (proof === null) return ask(address, init);
      const headers = new Headers(init?.headers);
      headers.set(header, proof);
      return ask(address, { ...init, headers });
    };
    const answer = await send(await firstToken());
    if (!(await isRefused(answer))) return answer;
    const fresh = await atMost(token(true), init?.signal ?? patienceMs);
    return fresh === null || fresh === 'late' ? answer : send(fresh);
  };
}

/** Returns the shell's App Check token, or null. Never rejects. */
async function pageToken(fresh: boolean): Promise<string | null> {
  try {
    const firebase = await import('@burger/shared/firebase');
    return await firebase.pageToken({ fresh });
  } catch {
    return null;
  }
}

/** `fetch` for requests that the API protects with App Check; see `withAppCheck`. */
export const appCheckFetch: typeof fetch = withAppCheck(pageToken, (...request) =>
  fetch(...request),
);
