export const isPageVisible = (): boolean => document.visibilityState === 'visible';

export interface Poll {
  /** Asks at once, unless a request is pending. */
  now: () => void;
  stop: () => void;
}

/**
 * Polls: calls `ask` at once or after `firstAfter` ms, then after the pause (ms) that `hear`
 * returns; null stops the timer.
 * Also asks when the page becomes visible or the network returns. A hidden page polls only while
 * `whileHidden` returns true.
 * `ask` must not reject.
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
    if (asking || isOver() || !(isPageVisible() || whileHidden?.())) return;
    asking = true;
    const answer = await ask();
    asking = false;
    if (isOver()) return;
    const pause = hear(answer);
    if (pause !== null) timer = setTimeout(now, pause);
  }
  const now = () => void askOnce();

  // Phones abort a request that starts as the page is hidden.
  document.addEventListener('visibilitychange', () => isPageVisible() && now(), { signal });
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
