import type {
  ClosedDay,
  CloseDayRequest,
  CorrectDayRequest,
  KitchenDay,
} from '@burger/shared/kitchen';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { KitchenApi } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { ok, unreached } from '../testing/a-server';
import { aDay, numbered } from '../testing/an-order';
import { press, rendered } from '../testing/rendered';
import { Closing } from './closing';

const day = aDay({
  ...{ sales: 34_366, cash: 24_076, upi: 10_290, closed: null, floatBefore: 50_000 },
  orders: [numbered(1, { status: 'delivered' }), numbered(2)],
  riders: [
    { name: 'Imran', orders: 1, online: 0, cash: 24_076 },
    { name: 'Suresh', orders: 1, online: 0, cash: 0 },
  ],
});

const closed: ClosedDay = {
  ...{ closedAt: '2026-11-21T17:42:00Z', by: 'asha@burgerkatte.example' },
  sums: {
    ...{ promised: 2, delivered: 2, cancelled: 0, sales: 34_366, givenBack: 0 },
    ...{ cash: 24_076, upi: 10_290, online: 0, fees: 0 },
  },
  ...{ float: 50_000, counted: 70_076, difference: -4000, reason: 'Wrong change' },
  riders: [{ name: 'Imran', expected: 24_076, handedIn: 24_076 }],
  ...{ corrections: [], changed: [] },
};

const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

const status = () => screen.getAllByRole('status').at(-1);

async function closing(some: Partial<KitchenDay> = {}, api: Partial<KitchenApi> = {}) {
  const onChanged = jest.fn();
  await rendered(
    aKitchen({ api }).kitchen,
    <Closing day={{ ...day, ...some }} onChanged={onChanged} />,
  );
  return onChanged;
}

test('a day with ₹40 missing is closed with a reason and the displayed figures', async () => {
  const requests: CloseDayRequest[] = [];
  const onChanged = await closing({}, { closeDay: (request) => (requests.push(request), ok(day)) });
  await press('Close the day…');
  expect(screen.getByText(/1 order of this day is still open: BK482130002/)).toBeVisible();
  expect(screen.getByLabelText('Cash at the start')).toHaveValue('500');
  expect(screen.queryByLabelText(/Suresh/)).toBeNull();
  await type('Handed in by Imran', '240.76');
  await type(/^Cash counted/, '700.76');
  expect(status()).toHaveTextContent(/Should be there₹740.76Difference₹40.00 short/);
  await press('Close the day');
  expect(requests).toEqual([]);
  await type(/^Why the cash differs/, 'Wrong change');
  await press('Close the day');
  expect(requests).toMatchObject([
    {
      ...{ date: '2026-11-21', float: 50_000, counted: 70_076, reason: 'Wrong change' },
      riders: [{ name: 'Imran', handedIn: 24_076 }],
      seen: { cash: 24_076, open: 1 },
    },
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('closing a day requires a reason for missing courier cash, and shows invalid rupees as an error', async () => {
  await closing();
  await press('Close the day…');
  await type('Handed in by Imran', '200');
  await type(/^Cash counted/, '740.76');
  expect(status()).toHaveTextContent('None. The cash is right.');
  expect(screen.getByLabelText(/^Why the cash differs/)).toBeVisible();
  await type('Handed in by Imran', '2,00');
  expect(screen.getByText(/Write rupees/)).toBeVisible();
});

test('closing a day again keeps the press id, and a second person sees the first closing', async () => {
  const presses: string[] = [];
  const answers = [
    unreached,
    Promise.resolve({ kind: 'refused', message: 'Kiran has closed this day already.' } as const),
  ];
  const closeDay: KitchenApi['closeDay'] = (request) => {
    presses.push(request.press);
    return answers[presses.length - 1]!;
  };
  const onChanged = await closing({ riders: [] }, { closeDay });
  await press('Close the day…');
  await type(/^Cash counted/, '740.76');
  await press('Close the day');
  expect(screen.getByRole('alert')).toHaveTextContent('No answer');
  await press('Close the day');
  expect(screen.getByRole('alert')).toHaveTextContent('Kiran has closed this day already.');
  expect([presses[0] === presses[1], onChanged.mock.calls.length]).toEqual([true, 2]);
});

test('a closed day shows its figures and later changes with author and reason', async () => {
  const changed: ClosedDay['changed'] = [
    {
      ...{ key: '1', orderId: 'BK482130001', cash: -24_076, upi: 24_076, online: 0 },
      steps: [
        { at: '2026-11-22T05:10:00Z', by: 'owner@burgerkatte.example', reason: 'It was UPI' },
      ],
    },
  ];
  await closing({ closed: { ...closed, changed }, cash: 0, upi: 34_366 });
  const sums = within(
    screen.getByRole('region', { name: /^Closed 21 Nov 2026, 11:12 PM by asha@/ }),
  );
  expect(sums.getByRole('row', { name: 'Cash ₹240.76 ₹0.00' })).toBeVisible();
  expect(sums.getByRole('row', { name: /^Takings ₹343.66/ })).toBeVisible();
  const till = within(screen.getByRole('region', { name: 'Cash at closing' }));
  expect(till.getByRole('row', { name: 'Difference ₹40.00 short' })).toBeVisible();
  expect(till.getByRole('row', { name: 'Why Wrong change' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Changed since closing' })).getByRole('listitem'),
  ).toHaveTextContent(
    'BK482130001 Cash -₹240.76, UPI +₹240.76' +
      '22 Nov 2026, 10:40 AM · owner@burgerkatte.example It was UPI',
  );
});

test('cash found later is added to the closed day with a reason', async () => {
  const requests: CorrectDayRequest[] = [];
  const correctDay: KitchenApi['correctDay'] = (request) => (requests.push(request), ok(day));
  const corrections = [{ at: '2026-11-22T05:00:00Z', by: 'asha', amount: 1500, reason: 'Drawer' }];
  const onChanged = await closing({ closed: { ...closed, corrections } }, { correctDay });
  expect(
    screen.getByRole('row', { name: 'Difference after corrections ₹25.00 short' }),
  ).toBeVisible();
  await press('Correct the cash…');
  await type(/^Extra cash found/, '25');
  await press('Add the correction');
  await type('Why', 'Under the till');
  await press('Add the correction');
  expect(requests).toMatchObject([{ date: '2026-11-21', amount: 2500, reason: 'Under the till' }]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});
