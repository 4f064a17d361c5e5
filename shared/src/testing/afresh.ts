const { fetch: asked } = globalThis;

// jsdom has none. Node's own is the whole process's: tests of other files would wait for what never ends.
if (typeof window !== 'undefined') AbortSignal.timeout = () => new AbortController().signal;

// Each test finds clock, network and storage as the first page of a visit does.
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = asked;
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    if (typeof window !== 'undefined') window[storage].clear();
});
