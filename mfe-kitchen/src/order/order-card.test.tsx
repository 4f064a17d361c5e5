import { render } from '@testing-library/react';
import { noon, numbered } from '../testing/an-order';
import { OrderCard } from './order-card';
import { OrderFacts } from './order-dialog';

test('a bag that is packed says that it waits for its rider, and one that is fetched says nothing', () => {
  const words = (kind: 'delivery' | 'pickup') => {
    const order = numbered(1, { status: 'ready', kind });
    return render(<OrderCard order={order} now={noon} pending={null} />).container.textContent;
  };
  expect(words('delivery')).toContain('Waits for a rider');
  expect(words('pickup')).not.toContain('Waits for a rider');
});

test('what the staff took says how it came, and by that who has no name', () => {
  const nobody = { ...numbered(1).customer, name: '' };
  const words = (changes: Parameters<typeof numbered>[1]) => {
    const order = numbered(1, { status: 'ready', kind: 'pickup', customer: nobody, ...changes });
    return render(<OrderCard order={order} now={noon} pending={null} />).container.textContent;
  };
  expect(words({})).not.toMatch(/by phone|at the door/);
  expect(words({ source: 'door' })).toMatch(/Pickup, at the door.*at the door/);
  expect(words({ source: 'phone', kind: 'delivery', location: null, km: 4.2 })).toContain('4.2 km');
});

test('what was paid when it was taken is given back when it is cancelled', () => {
  const order = numbered(1, { payment: 'cash', paidAhead: true, status: 'cancelled' });
  const words = () => render(<OrderFacts order={order} />).container.textContent;
  expect(words()).toContain('₹240.76: the customer paid when ordering.');
});
