import { firstAttempt, nextAttempt } from './lookup-attempts';

test('the menu asks coarsely: 10 s, a position of the last 10 min will do', () => {
  expect(firstAttempt('menu')).toMatchObject({
    timeout: 10_000,
    maximumAge: 600_000,
    highAccuracy: false,
  });
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
