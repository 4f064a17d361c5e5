import { accountName } from './account-name';

test('the display name comes first, then the email before the at-sign, then User', () => {
  const email = 'asha@example.in';
  expect(accountName({ displayName: 'Asha Rao', email }, 'User')).toBe('Asha Rao');
  expect(accountName({ displayName: null, email }, 'User')).toBe('asha');
  expect(accountName({ displayName: '  ', email: null }, 'User')).toBe('User');
});
