/** Runs once when the browser is idle or at the first touch or key, whichever comes first. Returns a cancel. */
export function whenQuiet(run: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  const listen = { signal: stop.signal, capture: true, passive: true };
  window.addEventListener('pointerdown', once, listen);
  window.addEventListener('keydown', once, listen);
  // Safari has no requestIdleCallback; a second after the load event is as good.
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 3000 });
  else setTimeout(once, 1000);
  return () => stop.abort();
}
