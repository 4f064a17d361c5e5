import { press } from '@burger/shared/testing';
import { render, screen, within } from '@testing-library/react';
import type { Again } from '../again/again';
import { OrderAgainButton } from './actions';

const requested = { wanted: { dishId: 3, choices: [], note: '', quantity: 2 }, name: 'A' };
const missing = (problem: Again['missing'][number]['problem'], backAt: string | null = null) => ({
  dishId: 7,
  name: 'B',
  problem,
  backAt,
});

const now = new Date('2026-11-21T18:00:00+05:30');
beforeEach(() => void jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] }));

/** Renders the Order again button of an order placed `minutes` ago, and clicks it. */
async function pressed(again: Partial<Again>, minutes: number | null = null) {
  const nothing = { requested: [], missing: [], changed: [], total: 0, isLookedUp: true };
  const onAgain = jest.fn((): Again => ({ ...nothing, ...again }));
  const ways = { onViewCart: jest.fn(), onChoose: jest.fn() };
  render(<OrderAgainButton {...ways} minutesSince={() => minutes} onAgain={onAgain} />);
  await press('Order again');
  return { ...ways, onAgain, status: screen.getByRole('status') };
}

const changed = [{ name: 'A', was: 9900, now: 10900 }];

test.each<[string, Partial<Again>, RegExp, number]>([
  [
    'with a changed price',
    { requested: [requested], changed },
    /^1 dish is in your cart at today's prices\. A is ₹109\.00 now \(was ₹99\.00\)\.View cart$/,
    1,
  ],
  [
    'without a shop to compare with',
    { requested: [requested, requested], isLookedUp: false },
    /^2 dishes are in your cart\.\s*View cart$/,
    1,
  ],
  [
    'with nothing available',
    { missing: [missing('out-of-season')] },
    /^None of these dishes is available today\. B: Out of season$/,
    0,
  ],
])(
  'the button Order again reports which dishes it added to the cart, and links to the cart: %s',
  async (...row) => {
    const [, again, message, leads] = row;
    const { status, onViewCart } = await pressed(again);
    expect(status).toHaveTextContent(message);
    if (leads) await press('View cart');
    expect(onViewCart).toHaveBeenCalledTimes(leads);
  },
);

test.each([
  ['dish-unknown', null, 'B: No longer on our menu'],
  ['out-of-season', null, 'B: Out of season'],
  ['sold-out', null, 'B: Sold out today'],
  ['sold-out', '2026-11-21T19:30:00+05:30', 'B: Back at 7:30 PM'],
  ['sold-out', '2026-11-22T11:00:00+05:30', 'B: Sold out today'],
  ['sold-out', 'soon', 'B: Sold out today'],
] as const)(
  'Order again shows, for a missing dish with problem %s and return time %s: %s',
  async (problem, backAt, words) => {
    const { status } = await pressed({
      requested: [requested],
      missing: [missing(problem, backAt)],
    });
    expect(status).toHaveTextContent('Not available today:');
    expect(within(status).getByRole('listitem')).toHaveTextContent(new RegExp(`^${words}$`));
  },
);

test('Order again asks for confirmation after a very recent order, and then adds the dishes once', async () => {
  const { onAgain, status } = await pressed({}, 3);
  expect(status).toHaveTextContent('You ordered this 3 min ago. Do you want it once more?');
  expect(onAgain).not.toHaveBeenCalled();
  await press('Yes, add it');
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Yes, add it' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus();
});
