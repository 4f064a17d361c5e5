import { accountName } from './account-name';

test("accountName prefers the display name, then the email's local part, then User", () => {
  const email = 'asha@example.in';
  expect(accountName({ displayName: 'Asha Rao', email }, 'User')).toBe('Asha Rao');
  expect(accountName({ displayName: null, email }, 'User')).toBe('asha');
  expect(accountName({ displayName: '  ', email: null }, 'User')).toBe('User');
});
