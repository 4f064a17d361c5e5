import { accountContact, accountInitial, accountName } from './account-name';

test('the display name comes first, then the email before the at-sign, then User', () => {
  expect(accountName({ displayName: 'Asha Rao', email: 'asha@example.in' }, 'User')).toBe(
    'Asha Rao',
  );
  expect(accountName({ displayName: null, email: 'asha@example.in' }, 'User')).toBe('asha');
  expect(accountName({ displayName: '  ', email: null }, 'User')).toBe('User');
});

test('who signed in by phone is told apart by the number', () => {
  expect(accountContact({ email: null, phoneNumber: '+919000000001' })).toBe('+919000000001');
  expect(accountContact({ email: 'asha@example.in', phoneNumber: '+919000000001' })).toBe(
    'asha@example.in',
  );
});

test('the initial is one whole character', () => {
  expect(accountInitial('asha')).toBe('A');
  expect(accountInitial('🍔 fan')).toBe('🍔');
  expect(accountInitial('')).toBe('');
});
