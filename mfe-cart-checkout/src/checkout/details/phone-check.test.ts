import { phoneCheck } from './phone-check';

const byEmail = { phoneNumber: null };
const byPhone = { phoneNumber: '+919876543210' };

test.each([undefined, 'never'] as const)(
  'phoneCheck requires no verified number when the rule is %s',
  (rule) => {
    expect(phoneCheck(rule, 1_000_000, byEmail, '')).toBeNull();
  },
);

test('phoneCheck requires a verified number for a first order without phone sign-in', () => {
  const requested = { for: 'first-order', checked: null };
  expect(phoneCheck('first-order', 100, byEmail, '9876543210')).toEqual(requested);
  expect(phoneCheck('first-order', 100, null, '')).toEqual(requested);
});

test.each([
  [100_000, null],
  [100_001, { for: { above: 100_000 }, checked: null }],
])('phoneCheck with a limit of ₹1,000 for %i paise returns %j', (total, message) => {
  expect(phoneCheck({ above: 1000 }, total, byEmail, '')).toEqual(message);
});

test.each(['98765 43210', '+91 9876543210', ''])(
  'phoneCheck passes when the typed number %j matches the phone sign-in',
  (typed) => expect(phoneCheck('first-order', 100, byPhone, typed)).toBeNull(),
);

test('phoneCheck returns the verified number when the order has another one', () => {
  expect(phoneCheck('first-order', 100, byPhone, '9000000020')).toEqual({
    for: 'first-order',
    checked: '+919876543210',
  });
});
