import type { Session } from '@burger/shared/contracts';
import { aBus, renderPage } from '@burger/shared/testing';
import { anOrder } from '@burger/shared/testing/an-order';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reorder } from '../again/again';
import { ashaIsHere } from '../testing/people';
import { type LoadOrders, type OrdersAnswer, readOrders, type StoredOrder } from './load';
import { PastOrder } from './past-order';

const stored = (orderStatus: 'placed' | 'delivered', orderId = 'BK482130770'): StoredOrder =>
  readOrders([{ key: orderId, data: anOrder({ orderId, orderStatus }) }])[0]!;
const listed = (...orders: StoredOrder[]): OrdersAnswer => ({ ok: true, orders, fallback: false });
const failed: OrdersAnswer = { ok: false, problem: { message: 'Odd thing' } };

async function setUp(
  session: Session,
  { cached = null, answer = failed }: { cached?: StoredOrder[] | null; answer?: OrdersAnswer } = {},
) {
  const bus = aBus();
  bus.emit('session/changed', session);
  const load = jest.fn<ReturnType<LoadOrders>, Parameters<LoadOrders>>(async () => answer);
  const reorder = jest.fn<ReturnType<Reorder>, Parameters<Reorder>>(() => ({
    ...{ requested: [], missing: [], changed: [], total: 0, isLookedUp: true },
  }));
  renderPage(
    <PastOrder
      orderId="BK482130770"
      otherwise={<p>Not yours</p>}
      bus={bus}
      load={load}
      cached={() => cached}
      reorder={reorder}
      bill={() => Promise.resolve(false)}
    />,
  );
  await act(async () => undefined);
  return { load, reorder };
}

const dishes = () => screen.queryByText(/Aloo Tikki Burger/);

test('a finished order stored on the device is shown with dishes, total and actions, without a request', async () => {
  const delivered = stored('delivered');
  const { load, reorder } = await setUp(ashaIsHere, { cached: [delivered] });
  expect(dishes()).toBeVisible();
  expect(screen.getByText('₹102.90')).toBeVisible();
  expect(screen.getByRole('button', { name: 'View bill' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(reorder).toHaveBeenCalledWith(delivered.order.lines);
  expect(load).not.toHaveBeenCalled();
});

test('an order stored before it was delivered is loaded again', async () => {
  const answer = listed(stored('delivered'));
  const { load } = await setUp(ashaIsHere, { cached: [stored('placed')], answer });
  expect(load).toHaveBeenCalledWith('asha');
  expect(dishes()).toBeVisible();
});

test.each<[string, Session, OrdersAnswer]>([
  ['a signed-out visitor', { status: 'signed-out' }, listed(stored('delivered'))],
  ['another customer', ashaIsHere, listed(stored('delivered', 'BK111111111'))],
  ['a customer whose orders cannot be loaded', ashaIsHere, failed],
])('%s sees nothing of the order', async (_who, session, answer) => {
  await setUp(session, { answer });
  expect(screen.getByText('Not yours')).toBeVisible();
  expect(dishes()).toBeNull();
});
