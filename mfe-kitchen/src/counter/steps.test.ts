import type { KitchenOrder } from '@burger/shared/kitchen';
import { iso, minutes, noon } from '../testing/an-order';
import { stepBack } from './undo';

/** An order that went these ways, the last at noon. */
function went(...way: [KitchenOrder['status'], KitchenOrder['history'][number]['by']][]) {
  const history = way.map(([status, by], index) => ({
    status,
    at: iso(noon + minutes(index - way.length + 1)),
    by,
  }));
  return { status: history.at(-1)!.status, history };
}
const accepted = went(['placed', 'customer'], ['confirmed', 'kitchen']);

test('the last step is taken back for two minutes', () => {
  expect(stepBack(accepted, noon + minutes(2))).toEqual({ to: 'placed', since: minutes(2) });
  expect(stepBack(accepted, noon + minutes(2) + 1)).toBeNull();
  // This tablet's clock may be behind.
  expect(stepBack(accepted, noon - 1)).toEqual({ to: 'placed', since: 0 });
  // It was put back: nobody knows how long ago that was.
  expect(stepBack(accepted, noon - minutes(60))).toBeNull();
});

test.each([
  ['what was only placed', went(['placed', 'customer'])],
  ['what the customer cancelled', went(['placed', 'customer'], ['cancelled', 'customer'])],
  ['a step back', went(['placed', 'customer'], ['confirmed', 'kitchen'], ['placed', 'kitchen'])],
  ['what has moved meanwhile', { ...accepted, status: 'preparing' as const }],
  ['an order of before there was a history', { status: 'confirmed' as const, history: [] }],
])('%s is not', (_what, order) => expect(stepBack(order, noon)).toBeNull());
