import { startWorker } from './start-worker.lazy';

const requestEnds: (() => void)[] = [];

class Observer {
  constructor(private readonly receive: (list: { getEntries: () => [] }) => void) {}
  observe({ buffered = false }: { buffered?: boolean }) {
    if (!buffered) requestEnds.push(() => this.receive({ getEntries: () => [] }));
  }
  disconnect() {}
}

const worker = () => ({ postMessage: jest.fn() });

function open() {
  const registration = { active: worker(), installing: worker(), waiting: null };
  const register = jest.fn(() => Promise.resolve(registration));
  const ready = Promise.resolve({ active: registration.active });
  Object.assign(globalThis, { PerformanceObserver: Observer });
  const getRegistration = () => Promise.resolve(registration);
  Object.assign(navigator, { serviceWorker: { register, getRegistration, ready } });
  void startWorker();
  return { ...registration, register };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the service worker is registered two seconds after the last input and the last answered request', async () => {
  const { register } = open();
  await jest.advanceTimersByTimeAsync(1500);
  dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(1500);
  requestEnds.at(-1)?.();
  await jest.advanceTimersByTimeAsync(1999);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'pagehide'])(
  'all workers of the site pause their downloads at a %s',
  async (sign) => {
    const { active, installing } = open();
    await jest.advanceTimersByTimeAsync(2000);
    for (const one of [active, installing]) expect(one.postMessage).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    for (const one of [active, installing]) expect(one.postMessage).toHaveBeenCalledWith('busy');
  },
);
