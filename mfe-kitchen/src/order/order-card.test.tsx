import { render } from '@testing-library/react';
import { noon, numbered } from '../testing/an-order';
import { OrderCard } from './order-card';
import { OrderFacts } from './order-dialog';

test('a packed delivery is shown as waiting for a courier, a packed pickup is not', () => {
  const words = (kind: 'delivery' | 'pickup') => {
    const order = numbered(1, { status: 'ready', kind });
    return render(<OrderCard order={order} now={noon} pending={null} />).container.textContent;
  };
  expect(words('delivery')).toContain('Waits for a rider');
  expect(words('pickup')).not.toContain('Waits for a rider');
});

test('an order taken by staff shows its source, also in place of a missing customer name', () => {
  const nobody = { ...numbered(1).customer, name: '' };
  const words = (changes: Parameters<typeof numbered>[1]) => {
    const order = numbered(1, { status: 'ready', kind: 'pickup', customer: nobody, ...changes });
    return render(<OrderCard order={order} now={noon} pending={null} />).container.textContent;
  };
  expect(words({})).not.toMatch(/by phone|at the door/);
  expect(words({ source: 'door' })).toMatch(/Pickup, at the door.*at the door/);
  expect(words({ source: 'phone', kind: 'delivery', location: null, km: 4.2 })).toContain('4.2 km');
});

test('a postponed order stays late and shows the new time its customer was notified of', () => {
  const order = numbered(1, { status: 'preparing', promisedAt: '2026-11-21T15:05:00.000Z' });
  const words = (changes: Partial<typeof order>) => {
    const displayed = { ...order, ...changes };
    return [
      <OrderCard order={displayed} now={noon} pending={null} key="card" />,
      <OrderFacts order={displayed} key="dialog" />,
    ].map((view) => render(view).container.textContent);
  };
  for (const text of words({})) expect(text).not.toMatch(/late/i);
  for (const text of words({ postponed: true })) {
    expect(text).toContain('Late: customer told 8:35 PM');
    expect(text).not.toContain('1 min');
  }
  // Staff may have taken an order without a way to notify its customer.
  for (const text of words({ postponed: true, source: 'phone' })) {
    expect(text).toContain('Late: new time 8:35 PM');
  }
});

test('a cancelled order that was paid when it was taken asks staff to return the money', () => {
  const order = numbered(1, { payment: 'cash', paidAhead: true, status: 'cancelled' });
  const words = () => render(<OrderFacts order={order} />).container.textContent;
  expect(words()).toContain('₹240.76: the customer paid when ordering.');
});

test('an allergy differs from other notes by word and icon, on a dish and on the order', () => {
  const [burger, coffee] = numbered(1).lines;
  const customer = { ...numbered(1).customer, instructions: 'मूंगफली से एलर्जी है' };
  const order = numbered(1, {
    customer,
    lines: [
      { ...burger!, note: 'Allergy: sesame' },
      { ...coffee!, note: 'Less sugar' },
    ],
  });
  const { container } = render(<OrderCard order={order} now={noon} pending={null} />);
  const allergies = [...container.querySelectorAll('[data-note="allergy"]')];
  expect(allergies.map(({ textContent }) => textContent)).toEqual([
    'ALLERGY: sesame',
    'ALLERGY: मूंगफली से एलर्जी है',
  ]);
  for (const allergy of allergies) expect(allergy.querySelector('svg')).not.toBeNull();
  expect(container).toHaveTextContent('Note: Less sugar');
});

test('options of a dish have the same text style as the dish on the ticket', () => {
  const [burger] = numbered(1).lines;
  const order = numbered(1, { lines: [{ ...burger!, choices: ['Jain'], note: '' }] });
  const { getByText } = render(<OrderCard order={order} now={noon} pending={null} />);
  const [dish, choice] = [getByText(burger!.name), getByText('Jain')].map((rendered) => {
    const { color, fontSize, fontWeight } = getComputedStyle(rendered);
    return { color, fontSize, fontWeight };
  });
  expect(choice).toEqual(dish);
});
