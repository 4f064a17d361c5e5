import { closingReasons, isBroughtBack, knownReason } from './closing-reasons';
import type { OrderStatus } from './order-states';

test('a code is known, whatever else somebody wrote is not', () => {
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

test('only what was out when it was cancelled is brought back', () => {
  expect(after('placed', 'confirmed', 'preparing', 'out_for_delivery', 'cancelled')).toBe(true);
  expect(after('placed', 'out_for_delivery', 'brought_back', 'cancelled')).toBe(true);
  expect(after('placed', 'cancelled')).toBe(false);
  expect(after('placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered')).toBe(false);
  // The kitchen took the handing over back, and cancelled then.
  expect(after('placed', 'preparing', 'out_for_delivery', 'preparing', 'cancelled')).toBe(false);
  // As orders of before there was a counter are read.
  expect(isBroughtBack({ status: 'cancelled', history: [] })).toBe(false);
});
