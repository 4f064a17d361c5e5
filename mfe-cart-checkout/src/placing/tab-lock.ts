const longest = 25_000;

/** Runs one at a time across the tabs of this site, where the browser can hold such a lock. */
export function aloneAcrossTabs<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  return locks.request('burger.place-order', { signal: AbortSignal.timeout(longest) }, run);
}
