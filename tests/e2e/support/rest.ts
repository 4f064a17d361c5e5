/** Runs in the page. Waits until scroll position and page height are stable for half a second. */
export const rest = () =>
  new Promise<void>((done) => {
    const stand = () => `${scrollY} of ${document.documentElement.scrollHeight}`;
    let [at, since] = [stand(), performance.now()];
    const look = () => {
      if (stand() !== at) [at, since] = [stand(), performance.now()];
      if (performance.now() - since > 500) done();
      else requestAnimationFrame(look);
    };
    look();
  });
