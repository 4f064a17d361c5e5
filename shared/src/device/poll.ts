export const isSeen = (): boolean => document.visibilityState === 'visible';

export interface Poll {
  /** Asks at once, unless an answer is awaited. */
  now: () => void;
  stop: () => void;
}

/**
 * Asks again and again: at once, or after so many ms; after the pause (ms) that `hear` makes of an answer, which may be
 * none (null); and when the page is seen again or the network is back. While nobody sees the page it goes on only where
 * `whileHidden` says so. `ask` never rejects.
 */
export function poll<Answer>(
  ask: () => Promise<Answer>,
  hear: (answer: Answer) => number | null,
  whileHidden?: () => boolean,
  firstAfter?: number,
): Poll {
  const end = new AbortController();
  const { signal } = end;
  const isOver = () => signal.aborted;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askOnce(): Promise<void> {
    clearTimeout(timer);
    if (asking || isOver() || !(isSeen() || whileHidden?.())) return;
    asking = true;
    const answer = await ask();
    asking = false;
    if (isOver()) return;
    const pause = hear(answer);
    if (pause !== null) timer = setTimeout(now, pause);
  }
  const now = () => void askOnce();

  // A question that is asked as the page is left would be cut off on phones.
  document.addEventListener('visibilitychange', () => isSeen() && now(), { signal });
  window.addEventListener('online', now, { signal });
  if (firstAfter) timer = setTimeout(now, firstAfter);
  else now();
  return {
    now,
    stop() {
      end.abort();
      clearTimeout(timer);
    },
  };
}
