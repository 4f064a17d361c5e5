import { closingReasons, isBroughtBack, knownReason } from './closing-reasons';
import type { OrderStatus } from './order-states';

test('knownReason returns a reason code as it is, and null for any other text', () => {
  for (const code of closingReasons) expect(knownReason(code)).toBe(code);
  for (const other of ['Nobody opens', 'constructor', '', null, undefined]) {
    expect(knownReason(other)).toBeNull();
  }
});

const after = (...states: OrderStatus[]) =>
  isBroughtBack({
    status: states.at(-1) ?? 'placed',
    history: states.map((status) => ({ status })),
  });

test('isBroughtBack is true only for orders cancelled after a courier left with them', () => {
  expect(after('placed', 'confirmed', 'preparing', 'out_for_delivery', 'cancelled')).toBe(true);
  expect(after('placed', 'out_for_delivery', 'brought_back', 'cancelled')).toBe(true);
  expect(after('placed', 'cancelled')).toBe(false);
  expect(after('placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered')).toBe(false);
  // The kitchen undid the dispatch before it cancelled the order.
  expect(after('placed', 'preparing', 'out_for_delivery', 'preparing', 'cancelled')).toBe(false);
  // The oldest orders have no history.
  expect(isBroughtBack({ status: 'cancelled', history: [] })).toBe(false);
});
