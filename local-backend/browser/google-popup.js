/** Replaces Google's popup helper (`gapi.iframes`), which needs the network. The chooser messages this page. */
(() => {
  if (window.gapi?.iframes) return;
  const frames = new Set();

  class HelperFrame {
    handlers = new Map();
    restyle() {
      return Promise.resolve();
    }
    ping(done) {
      done();
      return Promise.resolve();
    }
    register(name, handler) {
      this.handlers.set(name, handler);
    }
    send(name, _message, answer) {
      // The SDK throws even after a successful answer. Google's helper ignores that error, so this one does too.
      Promise.resolve()
        .then(() => answer([{ [name]: true }]))
        .catch(() => undefined);
    }
  }

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== window.location.origin || data?.type !== 'local-google-sign-in') return;
    for (const frame of frames) {
      frame.handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent });
    }
  });

  const context = {
    open(_options, opened) {
      const frame = new HelperFrame();
      frames.add(frame);
      return Promise.resolve(opened(frame)).then(() => frame);
    },
  };

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: HelperFrame,
      getContext: () => context,
    },
  };
})();
