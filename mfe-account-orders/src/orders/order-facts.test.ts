import { readMoment } from '@burger/shared/order';
import fc from 'fast-check';
import { momentText } from './order-facts';

const show = momentText('Asia/Kolkata', { notAvailable: 'N/A', invalidDate: 'Invalid Date' });

test('moments stand on the wall clock of the restaurant; otherwise N/A and Invalid Date', () => {
  expect(show(Date.UTC(2025, 9, 9, 13, 5))).toBe('9 Oct 2025, 6:35 PM');
  expect(show('missing')).toBe('N/A');
  expect(show('invalid')).toBe('Invalid Date');
});

test('whatever a document holds can be shown', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof show(readMoment(value)) === 'string'));
});
