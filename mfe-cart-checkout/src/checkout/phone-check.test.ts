import { phoneCheck } from './readiness';

const byEmail = { phoneNumber: null };
const byPhone = { phoneNumber: '+919876543210' };

test.each([undefined, 'never'] as const)('where the rule is %s nothing is asked', (rule) => {
  expect(phoneCheck(rule, 1_000_000, byEmail, '')).toBeNull();
});

test('on a first order it is asked for, of whoever signed in otherwise, and of who has not yet', () => {
  const asked = { for: 'first-order', checked: null };
  expect(phoneCheck('first-order', 100, byEmail, '9876543210')).toEqual(asked);
  expect(phoneCheck('first-order', 100, null, '')).toEqual(asked);
});

test.each([
  [100_000, null],
  [100_001, { for: { above: 100_000 }, checked: null }],
])('above ₹1,000, of %i paise', (total, said) => {
  expect(phoneCheck({ above: 1000 }, total, byEmail, '')).toEqual(said);
});

test.each(['98765 43210', '+91 9876543210', ''])(
  'who signed in with the number of the order, %j, is asked for nothing',
  (typed) => expect(phoneCheck('first-order', 100, byPhone, typed)).toBeNull(),
);

test('who names another number than the one of the sign-in hears which', () => {
  expect(phoneCheck('first-order', 100, byPhone, '9000000020')).toEqual({
    for: 'first-order',
    checked: '+919876543210',
  });
});
