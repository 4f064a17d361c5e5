const { fetch: asked } = globalThis;

// A timer of it would outlive the tests, and jsdom has none.
AbortSignal.timeout = () => new AbortController().signal;

// Each test finds clock, network and storage as the first page of a visit does.
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = asked;
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    if (typeof window !== 'undefined') window[storage].clear();
});
