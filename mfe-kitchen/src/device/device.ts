import type { Screen } from '../ports';

const ownLock = (): WakeLock | undefined =>
  'wakeLock' in navigator ? navigator.wakeLock : undefined;

/** Keeps the screen on. The browser lets go when the tab is hidden, so it is asked for again when the tab is seen. */
export function wakeLock(
  page: Document = document,
  lock: WakeLock | undefined = ownLock(),
): Screen {
  let watching = false;
  const hold = async (): Promise<boolean> => {
    try {
      await lock?.request('screen');
      return lock !== undefined;
    } catch {
      return false;
    }
  };
  return {
    keepOn() {
      if (!watching) {
        watching = true;
        page.addEventListener('visibilitychange', () => {
          if (page.visibilityState === 'visible') void hold();
        });
      }
      return hold();
    },
  };
}
