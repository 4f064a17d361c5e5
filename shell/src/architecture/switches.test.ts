import { cookieOf, faultSentences, noSwitches, readSwitches, toggled } from './switches';

const some = {
  hasFrames: true,
  faults: { 'mfe-menu': 'stop', 'mfe-cart-checkout': 'delay' },
} as const;

test('stored switches are read again from the cookies of a page', () => {
  const [stored = ''] = cookieOf(some).split(';');
  expect(readSwitches(`first=1; ${stored}; last=2`)).toEqual(some);
});

test('the cookie without switches expires at once', () =>
  expect(cookieOf(noSwitches)).toBe('burger_architecture=; path=/; samesite=lax; max-age=0'));

test.each(['', 'burger_architecture=', 'burger_architecture=mfe-menu.burn+mfe-menu'])(
  'cookies without known switches switch nothing on: %j',
  (cookies) => expect(readSwitches(cookies)).toEqual(noSwitches),
);

test('switching the other fault on replaces the first, and switching it again ends it', () => {
  const stopped = toggled(noSwitches, 'mfe-menu', 'stop');
  const delayed = toggled(stopped, 'mfe-menu', 'delay');
  expect(delayed.faults).toEqual({ 'mfe-menu': 'delay' });
  expect(toggled(delayed, 'mfe-menu', 'delay')).toEqual(noSwitches);
});

test('each fault is named with its remote', () =>
  expect(faultSentences(some)).toEqual([
    'mfe-menu is stopped',
    'mfe-cart-checkout is delayed by 5 s',
  ]));
