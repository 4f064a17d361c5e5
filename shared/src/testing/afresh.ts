const { fetch: requested } = globalThis;

// jsdom lacks AbortSignal.timeout. Node's own timers would keep the process alive for later test files.
if (typeof window !== 'undefined') AbortSignal.timeout = () => new AbortController().signal;

// Each test starts with the real clock and network, and with empty storage.
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = requested;
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    if (typeof window !== 'undefined') window[storage].clear();
});
