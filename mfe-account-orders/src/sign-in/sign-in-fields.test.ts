import fc from 'fast-check';
import { codeDigits, emailFault, passwordFault, phoneWithCountry } from './sign-in-fields';

test('an email needs text, an at-sign, a domain, a dot and a suffix', () => {
  expect(emailFault(' ')).toBe('email');
  for (const bad of ['asha', 'asha@', 'asha@x', 'a b@x.in', '@x.in']) {
    expect(emailFault(bad)).toBe('badEmail');
  }
  expect(emailFault(' asha@example\u200b.in ')).toBeNull();
});

test('a password has at least 6 characters', () => {
  expect(passwordFault('')).toBe('password');
  expect(passwordFault('12345')).toBe('shortPassword');
  expect(passwordFault('123456')).toBeNull();
});

test('Indian numbers are taken in every usual form, others with their country code', () => {
  for (const typed of [
    '+91+919876543210',
    '+91 98765 43210',
    '(0) 98765\u201343210',
    'tel:9876543210',
  ]) {
    expect(phoneWithCountry(typed)).toBe('+919876543210');
  }
  for (const typed of ['+44 7700 900123', '+91 +44 (7700) 900123', '0044 7700 900123']) {
    expect(phoneWithCountry(typed)).toBe('+447700900123');
  }
  for (const bad of ['', '+91', '+911234567890', '12345', '+0123456789', 'call me']) {
    expect(phoneWithCountry(bad)).toBeNull();
  }
});

test('a code is never more than six digits, whatever is pasted', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(codeDigits(text))));
  for (const pasted of [
    'Your code: 123 456.',
    ' 123456',
    'G-123456',
    '1 time code: 123456',
    '१२३४५६',
  ]) {
    expect(codeDigits(pasted)).toBe('123456');
  }
});
