import type { ChangeOffer, ChangeRequest, KitchenOrder } from '@burger/shared/kitchen';
import { menu } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import type { AlterAnswer, KitchenApi } from '../api';
import { OrderFacts } from '../order/order-dialog';
import { CardDishes, unseenOf } from '../order/order-lines';
import type { Printout } from '../printing/documents/printouts';
import { aKitchen } from '../testing/a-kitchen';
import { ok } from '../testing/a-server';
import { aChange, aFeed, anOrder, anInvoice, noon } from '../testing/an-order';
import { press, rendered } from '../testing/rendered';
import { OrderActionsContext, type OrderActions } from '../use-kitchen';
import { ChangePanel } from './change-panel';
import { linesOf, replaced, requestedOf, withMore } from './requested-lines';

/** An order of two Aloo Tikki Burgers, and a coffee that is no longer on the menu. */
const order = anOrder({
  status: 'confirmed',
  lines: [
    { ...anOrder().lines[0]!, dishId: 1, chosen: [], choices: [], note: '' },
    anOrder().lines[1]!,
  ],
});
const offerOf = (total: number, changes: Partial<ChangeOffer> = {}): ChangeOffer => ({
  bill: { subtotal: total, discount: 0, delivery: 0, cgst: 0, sgst: 0, roundOff: 0, total },
  ...{ promo: null, lostPromo: null, problems: [], back: 0, collect: total, ...changes },
});
const changedOrder = (changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  ...order,
  ...{ revision: 2, total: 31_000, unseen: 1 },
  lines: [{ ...order.lines[0]!, quantity: 3 }],
  changes: [aChange(order)],
  ...changes,
});

let leave: () => void;
afterEach(() => leave());

async function changing(
  offers: ChangeOffer[],
  answers: AlterAnswer[] = [],
  first: KitchenOrder = order,
) {
  const sent: ChangeRequest[] = [];
  const printed: Printout[] = [];
  const onClose = jest.fn();
  const api: Partial<KitchenApi> = {
    feed: () => ok({ feed: aFeed({ orders: [first] }), unreadable: [] }),
    published: () => ok(menu),
    offer: async () => {
      const value = offers.length > 1 ? offers.shift()! : offers[0]!;
      return { kind: 'ok', value };
    },
    alter: async (_key, request) => {
      sent.push(request);
      return answers.shift() ?? { kind: 'unreached' };
    },
  };
  const { kitchen } = aKitchen({ api });
  leave = kitchen.counter.follow(() => undefined);
  const actions = { print: (one: Printout) => void printed.push(one) } as OrderActions;
  await rendered(
    kitchen,
    <OrderActionsContext value={actions}>
      <ChangePanel order={first} now={noon} onClose={onClose} />
    </OrderActionsContext>,
  );
  return { sent, printed, onClose, kitchen };
}

async function agree(amount: string) {
  const name = `The customer agrees to ${amount}`;
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}
const line = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'The order now' }))
    .getByText(name)
    .closest('li')!;

test('a confirmed change of an order names the voided bill and reprints the ticket', async () => {
  const gone = anInvoice({ kind: 'creditNote', serial: 'BKC/2627/1', of: 'BK/2627/7' });
  const changes = [aChange(order, { papers: 2 })];
  const after = changedOrder({ papers: [anInvoice(), gone], changes });
  const { printed, kitchen } = await changing([offerOf(31_000)], [{ kind: 'ok', value: after }]);
  expect(screen.getByText('Change something first.')).toBeVisible();
  await press('One Aloo Tikki Burger more');
  await agree('₹310.00');
  expect(screen.getByText(/Bill BK\/2627\/7 is not valid any more/)).toBeVisible();
  await press('Print ticket');
  expect(printed).toMatchObject([
    { kind: 'ticket', headed: expect.stringMatching(/^CHANGED 12:00/) },
  ]);
  expect(kitchen.counter.state.get().board?.orders.get(order.key)?.revision).toBe(2);
});

test('a repeated order change keeps its press id, and a different total must be confirmed again', async () => {
  const { sent } = await changing(
    [offerOf(20_000)],
    [
      { kind: 'unreached' },
      { kind: 'other-bill', offer: offerOf(21_000) },
      { kind: 'ok', value: changedOrder() },
    ],
  );
  await press('Remove Cold Coffee');
  await agree('₹200.00');
  expect(screen.getByText(/may already be changed/)).toBeVisible();
  await agree('₹200.00');
  expect(sent[1]?.press).toBe(sent[0]?.press);
  await agree('₹210.00');
  expect(sent[2]).toMatchObject({ agreedTotal: 21_000 });
  expect(sent[2]?.press).not.toBe(sent[0]?.press);
});

test('an order changed by another tablet is shown and becomes the new starting point', async () => {
  await changing([offerOf(20_000)], [{ kind: 'moved', order: changedOrder() }]);
  await press('Remove Cold Coffee');
  await agree('₹200.00');
  expect(screen.getByText(/Someone else changed this order/)).toBeVisible();
  await press('Start again');
  expect(
    within(screen.getByRole('list', { name: 'The order now' })).queryByText(/Coffee/),
  ).toBeNull();
  expect(screen.getByText('Change something first.')).toBeVisible();
});

test('the change panel shows refunds first, and blocks changes with unavailable dishes or no lines', async () => {
  const sold = { problems: [{ line: 0, problem: 'sold-out' as const }] };
  const { sent } = await changing(
    [offerOf(31_000, sold), offerOf(20_000, { back: 4_076, collect: 0, lostPromo: 'WEEKEND25' })],
    [],
    { ...order, payment: 'online', paid: order.total },
  );
  await press('One Aloo Tikki Burger more');
  expect(await screen.findByText('Remove what is not available.')).toBeVisible();
  expect(within(line(/Aloo Tikki/)).getByText('Sold out')).toBeVisible();
  await press('One Aloo Tikki Burger less');
  await press('One Aloo Tikki Burger less');
  expect(await screen.findByText(/₹40.76 is refunded online by itself/)).toBeVisible();
  expect(screen.getByText(/too small for the code WEEKEND25/)).toBeVisible();
  await press('Remove Aloo Tikki Burger');
  await press('Remove Cold Coffee');
  expect(screen.getByText('Nothing is left. Cancel the order instead.')).toBeVisible();
  await agree('…');
  expect(sent).toEqual([]);
});

test('the change panel says that a refund below ₹1 is paid out by hand', async () => {
  const offer = offerOf(order.total - 99, { back: 99, collect: 0 });
  await changing([offer], [], { ...order, payment: 'online', paid: order.total });
  await press('One Aloo Tikki Burger less');
  expect(await screen.findByText(/no less than ₹1: pay out ₹0.99 by hand/)).toBeVisible();
  expect(screen.queryByText(/is refunded online by itself/)).not.toBeInTheDocument();
});

test('the change panel names the stations that get too much work', async () => {
  await changing([offerOf(31_000, { overloaded: ['Grill', 'Fryer'] })]);
  await press('One Aloo Tikki Burger more');
  expect(await screen.findByText(/^Too much work for Grill, Fryer at this time/)).toBeVisible();
});

test('lines of an order that is out for delivery can only be removed', async () => {
  await changing([offerOf(1)], [], { ...order, status: 'out_for_delivery' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText(/dishes can only be removed/)).toBeVisible();
});

test('the order card marks lines added, changed and removed since the kitchen saw them', async () => {
  const coffee = order.lines[1]!;
  const burger = { ...order.lines[0]!, note: 'Cut in half' };
  const lines = [
    { ...burger, quantity: 3 },
    { ...coffee, name: 'Lime Soda' },
  ];
  const observed = changedOrder({
    lines,
    changes: [aChange(order, { lines: [burger, coffee], kept: [0, null] })],
  });
  const { kitchen } = aKitchen();
  leave = () => undefined;
  await rendered(kitchen, <CardDishes lines={lines} changes={unseenOf(observed)} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3×Aloo Tikki Burger.*Changed: was 2×(?!,)/),
    expect.stringMatching(/^1×Lime Soda.*Added$/),
    expect.stringMatching(/^1×Cold CoffeeRemoved$/),
  ]);
  expect(unseenOf({ ...observed, unseen: 0 })).toEqual([]);
});

test('the facts of a changed order show when it changed, both totals and the amount to collect', async () => {
  const { kitchen } = aKitchen();
  leave = () => undefined;
  const paid = { payment: 'online', paid: order.total } as const;
  await rendered(kitchen, <OrderFacts order={changedOrder(paid)} />);
  expect(screen.getByText('12:00 PM changed: ₹240.76 → ₹310.00')).toBeVisible();
  expect(screen.getByText(/Paid ₹240.76 online, collect ₹69.24/)).toBeVisible();
});

test('adding a removed line again restores it, and an added line disappears at quantity zero', () => {
  const requested = requestedOf(order);
  const more = { dishId: 1, choices: [], note: '', quantity: 2 };
  const reserved = replaced(requested, 0, { ...requested[0]!, quantity: 0 });
  expect(linesOf(reserved)).toEqual([{ line: 1, quantity: 1, note: '' }]);
  expect(withMore(reserved, more)[0]).toMatchObject({ line: 0, quantity: 2 });
  const added = withMore(requested, { ...more, note: 'no salt' });
  expect(added).toHaveLength(3);
  expect(replaced(added, 2, { ...added[2]!, quantity: 0 })).toEqual(requested);
});
