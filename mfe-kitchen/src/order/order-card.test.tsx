import { render } from '@testing-library/react';
import { noon, numbered } from '../testing/an-order';
import { OrderCard } from './order-card';

test('a bag that is packed says that it waits for its rider, and one that is fetched says nothing', () => {
  const words = (kind: 'delivery' | 'pickup') => {
    const order = numbered(1, { status: 'ready', kind });
    return render(<OrderCard order={order} now={noon} pending={null} />).container.textContent;
  };
  expect(words('delivery')).toContain('Waits for a rider');
  expect(words('pickup')).not.toContain('Waits for a rider');
});
