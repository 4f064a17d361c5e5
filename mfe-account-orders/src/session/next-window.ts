const lookEveryMs = 250;

/** Watches for the next window that this page opens: `closed` resolves once it is gone and the customer is back here. */
export function watchNextWindow(): { closed: Promise<void>; stop: () => void } {
  const open = window.open.bind(window);
  const native = window.open;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    window.open = native;
    clearInterval(timer);
  };
  const closed = new Promise<void>((resolve) => {
    window.open = (...which) => {
      window.open = native;
      const opened = open(...which);
      timer = setInterval(() => {
        // A window that cut us off also says that it is closed, but then the customer is still in it.
        if (!opened?.closed || !document.hasFocus()) return;
        stop();
        resolve();
      }, lookEveryMs);
      return opened;
    };
  });
  return { closed, stop };
}
