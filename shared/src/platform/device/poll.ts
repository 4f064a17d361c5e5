export const isPageVisible = (): boolean => document.visibilityState === 'visible';

export interface Poll {
  /** Requests immediately, unless a request is pending. */
  now: () => void;
  stop: () => void;
}

/**
 * Polls: calls `ask` immediately or after `firstAfter` ms, then after the pause (ms) that `hear` returns;
 * null stops the timer. Also polls when the page becomes visible or the network returns. A hidden page polls
 * only while `whileHidden` returns true. `ask` must not reject.
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

  // Poll only when the page is shown again, because phones abort a request that starts as the page is hidden.
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
