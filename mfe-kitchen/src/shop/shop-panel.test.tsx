import type { TodayRequest } from '@burger/shared/kitchen';
import { menu } from '@burger/shared/testing/a-shop';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen } from '../testing/a-kitchen';
import { ok, unreached } from '../testing/a-server';
import { aFeed, anOrder, aToday, noon } from '../testing/an-order';
import { press, rendered } from '../testing/rendered';
import { ShopPanel } from './shop-panel';

const user = userEvent.setup();

const planned = anOrder({ status: 'confirmed', promisedAt: '2026-11-25T13:00:00+05:30' });

let leave: () => void;
afterEach(() => leave());

async function shop(today = aToday(), refuse = false) {
  const requests: TodayRequest[] = [];
  const change = (request: TodayRequest) => {
    requests.push(request);
    return refuse ? unreached : ok(today);
  };
  const feed = () => ok({ feed: aFeed({ today, orders: [planned] }), unreadable: [] });
  const { kitchen } = aKitchen({ api: { feed, published: () => ok(menu), today: change } });
  leave = kitchen.counter.follow(() => undefined);
  await rendered(kitchen, <ShopPanel now={noon} />);
  return requests;
}

test('an option is marked sold out in all its groups until the end of the day', async () => {
  const requested = await shop();
  await user.type(screen.getByRole('searchbox'), 'cheese slice');
  await press('How long is Cheese slice off?');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Rest of the day' }));
  const groups = menu.groups.filter(({ choices }) =>
    choices.some(({ id }) => id === 'cheese-slice'),
  );
  expect(requested).toEqual(
    groups.map(({ id }) => ({
      kind: 'sold-out',
      thing: { what: `${id}/cheese-slice`, until: '2026-11-21T18:30:00.000Z' },
    })),
  );
});

test('closing a day in the shop panel warns about orders promised for it', async () => {
  const requested = await shop();
  const day = screen.getByLabelText('Day');
  await press('Close this day');
  expect(day).toHaveAccessibleDescription('Choose a day.');
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  expect(day).toHaveAccessibleDescription('This day is over.');
  await press('Close this day');
  expect(requested).toEqual([]);
  fireEvent.change(day, { target: { value: '2026-11-24' } });
  expect(screen.queryByText(/promised for this day/)).toBeNull();
  fireEvent.change(day, { target: { value: '2026-11-25' } });
  expect(screen.getByText(/^1 order is promised for this day/)).toBeVisible();
  await press('Close this day');
  expect(requested).toEqual([{ kind: 'closed-day', day: '2026-11-25', closed: true }]);
  expect(day).toHaveValue('');
  expect(day).toHaveFocus();
  expect(screen.getByText('Closed on Wednesday, 25 November 2026.')).toHaveAttribute(
    'role',
    'status',
  );
});

test('a closed day can be reopened but not closed twice, and past closed days are hidden', async () => {
  const requested = await shop(aToday({ closedDays: ['2026-11-20', '2026-11-25'] }));
  expect(screen.queryByText(/20 November/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-25' } });
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/closed already/);
  await press('Close this day');
  expect(requested).toEqual([]);
  await press('Open again on Wednesday, 25 November 2026');
  expect(requested).toEqual([{ kind: 'closed-day', day: '2026-11-25', closed: false }]);
  expect(screen.getByText('Open again on Wednesday, 25 November 2026.')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveFocus();
});

test('a change in the shop panel that fails shows a message', async () => {
  await shop(aToday(), true);
  await press('Busy: +15 min');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed');
});
