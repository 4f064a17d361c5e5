const mark = 'interactive';

const marked = () =>
  new Promise<void>((resolve) => {
    const isThere = () => performance.getEntriesByName(mark).length > 0;
    if (!('PerformanceObserver' in globalThis) || isThere()) return resolve();
    const watch = new PerformanceObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe({ type: 'mark', buffered: true });
  });

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback, so a short timeout replaces it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });

/** Resolves once the first page of the visit is interactive and the browser is idle. */
export const whenPageAnswers = (): Promise<void> => marked().then(idle);

/** Resolves at the next user input, or when the network returns. */
export const nextSign = (): Promise<void> =>
  new Promise((resolve) => {
    const once = new AbortController();
    for (const sign of ['pointerdown', 'keydown', 'scroll', 'online']) {
      const observed = () => {
        once.abort();
        resolve();
      };
      window.addEventListener(sign, observed, {
        capture: true,
        passive: true,
        signal: once.signal,
      });
    }
  });
