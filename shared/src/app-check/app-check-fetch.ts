import { fields } from '../reading/index';

/** What comes within so many ms, or before the signal says that time is over; `late` for what does not. */
function atMost<Value>(
  wanted: Promise<Value>,
  limit: number | AbortSignal,
): Promise<Value | 'late'> {
  const over = new Promise<'late'>((resolve) => {
    const end = () => resolve('late');
    if (typeof limit === 'number') setTimeout(end, limit);
    else if (limit.aborted) end();
    else limit.addEventListener('abort', end, { once: true });
  });
  return Promise.race([wanted, over]);
}

/** A token, a new one if asked; null where none is wanted or to be had. Never rejects. */
export type PageToken = (fresh: boolean) => Promise<string | null>;

// A first token takes a script and two answers: a question of a few seconds should not spend them on what may be blocked.
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

/** Asks with a token of App Check where one comes. What the API refuses for its lack is asked once more with a new one. */
export function withAppCheck(token: PageToken, ask: typeof fetch): typeof fetch {
  // Of what did not come once in good time, nobody waits again.
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

/** A token, or null where none is wanted or to be had: a shell of before knows of none. Never rejects. */
async function pageToken(fresh: boolean): Promise<string | null> {
  try {
    const firebase = await import('@burger/shared/firebase');
    return await firebase.pageToken({ fresh });
  } catch {
    return null;
  }
}

/** `fetch` for requests that the API may want to see proven as our page's, see `withAppCheck`. */
export const appCheckFetch: typeof fetch = withAppCheck(pageToken, (...request) =>
  fetch(...request),
);
