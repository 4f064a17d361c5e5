import { telLink } from './tel-link';

test('a number is called without what people put between its digits', () => {
  expect(telLink('+91 98765-43210')).toBe('tel:+919876543210');
});
