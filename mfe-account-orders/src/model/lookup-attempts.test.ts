import { firstAttempt, lookupProblem, nextAttempt, type PositionProblem } from './lookup-attempts';

const problems: PositionProblem[] = ['unsupported', 'denied', 'unavailable', 'timeout', 'unknown'];

test('the menu asks coarsely: 10 s, a position of the last 10 min will do', () => {
  expect(firstAttempt('menu')).toMatchObject({
    timeout: 10_000,
    maximumAge: 600_000,
    highAccuracy: false,
  });
});

test('the menu retries an unavailable position after 1 s: 15 s, 15 min, coarse, default locality', () => {
  expect(nextAttempt('menu', firstAttempt('menu'), 'unavailable')).toEqual({
    name: 'fallback',
    afterMs: 1000,
    timeout: 15_000,
    maximumAge: 900_000,
    highAccuracy: false,
    named: false,
  });
  for (const problem of problems.filter((one) => one !== 'unavailable')) {
    expect(nextAttempt('menu', firstAttempt('menu'), problem)).toBeNull();
  }
});

test('the checkout: 10 s/5 min; unavailable: precise 15 s/1 min; timeout: 20 s/10 min', () => {
  const first = firstAttempt('checkout');
  expect(first).toMatchObject({ timeout: 10_000, maximumAge: 300_000, highAccuracy: false });
  expect(nextAttempt('checkout', first, 'unavailable')).toMatchObject({
    timeout: 15_000,
    maximumAge: 60_000,
    highAccuracy: true,
  });
  expect(nextAttempt('checkout', first, 'timeout')).toMatchObject({
    timeout: 20_000,
    maximumAge: 600_000,
    highAccuracy: false,
  });
  for (const problem of ['unsupported', 'denied', 'unknown'] as const) {
    expect(nextAttempt('checkout', first, problem)).toBeNull();
  }
});

test('a retry is not retried, and a denial stays one in every attempt', () => {
  for (const purpose of ['menu', 'checkout'] as const) {
    for (const start of problems) {
      const retry = nextAttempt(purpose, firstAttempt(purpose), start);
      if (!retry) continue;
      for (const problem of problems) expect(nextAttempt(purpose, retry, problem)).toBeNull();
      expect(lookupProblem(retry, 'denied')).toBe('denied');
    }
  }
});

test('a failed retry is named after its kind', () => {
  const first = firstAttempt('checkout');
  const precise = nextAttempt('checkout', first, 'unavailable');
  const extended = nextAttempt('checkout', first, 'timeout');
  const fallback = nextAttempt('menu', firstAttempt('menu'), 'unavailable');
  expect(lookupProblem(first, 'unknown')).toBe('unknown');
  expect(precise && lookupProblem(precise, 'timeout')).toBe('imprecise');
  expect(extended && lookupProblem(extended, 'timeout')).toBe('exhausted');
  expect(fallback && lookupProblem(fallback, 'timeout')).toBe('unavailable');
});
