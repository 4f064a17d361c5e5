import type { KitchenSearch, PutRight } from '@burger/shared/kitchen';
import { menuIn } from '@burger/shared/shop/publishing';
import { storedInMemory } from '@burger/shared/testing';
import { menu, published } from '@burger/shared/testing/a-shop';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Answer, KitchenApi } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { aServer, ok, unreached } from '../testing/a-server';
import { aDay, aFeed, aToday, iso, minutes, noon, numbered } from '../testing/an-order';
import { press } from '../testing/rendered';
import { KitchenPage } from './kitchen-page';

beforeEach(() => void jest.useFakeTimers({ now: noon }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = (number: number) => screen.queryByRole('article', { name: `Order BK48213${number}` });
const column = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

const show = (name: string) => press(new RegExp(`^\\d+ ${name}`));

async function counter(input: Parameters<typeof aKitchen>[0] = {}, start = true) {
  const made = aKitchen(input);
  const view = render(<KitchenPage kitchen={made.kitchen} staff={made.staff} />);
  await pass(0);
  if (start && input.who !== null) await press('Start shift');
  return { ...made, ...view };
}

test('the counter lists missing browser permissions with instructions', async () => {
  await counter({ allows: false });
  expect(screen.getByRole('alert')).toHaveTextContent(/No notifications.*allow notifications/);
  expect(screen.getByRole('alert')).toHaveTextContent(/screen may go dark/);
  await press('Understood');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an open notification prompt does not block the orders of the counter', async () => {
  await counter({ server: aServer([numbered(1001)]), allows: null });
  expect(card(1001)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a ticket shows age, due time and delay; customer and amount only when it is handed over', async () => {
  const online = { status: 'ready', payment: 'online' } as const;
  const server = aServer([numbered(1001), numbered(1002, online), numbered(1003)]);
  server.put(numbered(1003, { status: 'out_for_delivery', revision: 2 }));
  await counter({ server });
  const view = within(card(1001)!);
  expect(view.getByText('On time')).toBeVisible();
  expect(view.getByText('by 12:45')).toBeVisible();
  expect(card(1001)).not.toHaveTextContent(/Ravi Kumar|₹|Lake View/);
  // The times of tickets update at intervals, not on every tick of the clock.
  jest.setSystemTime(noon + minutes(47));
  await pass(5000);
  expect(card(1001)).toHaveTextContent(/Late · 2 min/);
  expect(view.getByText('47 min')).toBeVisible();
  await press('More about order BK482131001');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Ravi Kumar')).toBeVisible();
  expect(dialog.getByText(/Collect ₹240.76/)).toBeVisible();
  await press('Close');
  await show('Out');
  expect(card(1002)).toHaveTextContent('Paid online, nothing to collect');
  expect(within(card(1003)!).getByText('Collect ₹240.76')).toBeVisible();
  expect(within(card(1003)!).getByText('2.7 km · Flat 302, Lake View')).toBeVisible();
});

test('the all-day dish counts replace the lanes on a phone, grouped by menu category', async () => {
  const lines = numbered(1).lines.map((line) => ({ ...line, dishId: 1, category: 'burgers-veg' }));
  const server = aServer([numbered(1001, { status: 'preparing', lines }), numbered(1002)]);
  jest.replaceProperty(window, 'innerWidth', 390);
  await counter({ server, api: { published: () => ok(menuIn(published, 'v', 'en')) } });
  await press(/^3 Totals/);
  expect(card(1002)).toBeNull();
  const burgers = within(screen.getByRole('region', { name: /^Burgers \(Veg\)/ }));
  expect(burgers.getByText('Extra spicy + Cheese slice + “Cut in half”')).toBeVisible();
  await show('New');
  expect(card(1002)).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('F2 begins an order at the counter and keeps what was typed in another section', async () => {
  await counter({ api: { published: () => ok(menu) } });
  await press('Sold out · Busy');
  const typed = await screen.findByRole('searchbox');
  fireEvent.change(typed, { target: { value: 'alo' } });
  await act(async () => void fireEvent.keyDown(window, { key: 'F2' }));
  expect(await screen.findByRole('searchbox', { name: 'Dish' })).toBeVisible();
  expect(typed).not.toBeVisible();
  await press('Sold out · Busy');
  expect(typed).toBeVisible();
  expect(typed).toHaveValue('alo');
});

test("an earlier status step of another order can be undone in that order's dialog", async () => {
  const server = aServer([numbered(1001), numbered(1002)]);
  await counter({ server });
  await press(/^Accept for .*BK482131001/);
  await press(/^Accept for .*BK482131002/);
  await show('Cooking');
  await press('More about order BK482131001');
  await press(/^Undo: new again/);
  expect(server.orderOf(numbered(1001).key)?.status).toBe('placed');
  expect(server.orderOf(numbered(1002).key)?.status).toBe('confirmed');
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
});

test('a delivery brought back appears under New with its reason, and leaves again or is cancelled', async () => {
  const back = {
    status: 'brought_back',
    reason: 'nobody-opens',
    rider: 'Imran',
    waitsReady: true,
  } as const;
  const { server, kitchen, audio } = await counter({
    server: aServer([numbered(1001, back), numbered(1002, back)]),
  });
  const rings = () => audio.tones.length;
  expect(column('New').getAllByText('Brought back: Nobody opens')).toHaveLength(2);
  expect(kitchen.counter.state.get().acknowledged).toEqual([]);
  expect(screen.getByRole('button', { name: 'Orders, 2 brought back' })).toBeVisible();
  await show('Cooking');
  await press('2 brought back Show');
  await press('Send again: BK482131001');
  await press('Imran');
  expect(server.steps.at(-1)?.request).toMatchObject({ to: 'out_for_delivery', rider: 'Imran' });
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await press('Done');
  const rung = rings();
  const call = screen.getByRole('link', { name: 'Call: BK482131002' });
  call.addEventListener('click', (event) => event.preventDefault());
  await act(async () => call.click());
  await pass(10_000);
  expect([rings() - rung, call.getAttribute('href')]).toEqual([0, 'tel:+919876543210']);
  await press('Cancel it: BK482131002');
  await press('The customer refuses it');
  expect(server.steps.at(-1)?.request).toMatchObject({ to: 'cancelled', reason: 'refused' });
  expect(card(1002)).toBeNull();
});

test('a courier link can be closed, and one press marks an order as delivered and paid', async () => {
  const ended: string[] = [];
  const endRiderLink = (key: string) => (ended.push(key), ok(null));
  const server = aServer([numbered(1001, { status: 'out_for_delivery' })]);
  await counter({ server, api: { endRiderLink } });
  await show('Out');
  expect(screen.getByText('Delivered · Cash')).toBeVisible();
  await press('More about order BK482131001');
  await act(async () => screen.getByText('Close the rider’s link').click());
  expect(ended).toEqual([numbered(1001).key]);
  expect(screen.getByText(/The link is closed/)).toBeVisible();
  await press('Close');
  await press('Delivered · UPI: BK482131001');
  expect(server.steps.at(-1)?.request).toMatchObject({ to: 'delivered', payment: 'upi' });
});

test('an offline reload shows the stored orders with their age; the end of the shift deletes them', async () => {
  const device = storedInMemory<unknown>();
  const server = aServer([numbered(1001), numbered(1002, { status: 'delivered' })]);
  const { unmount } = await counter({ server, device });
  const stored = device.read();
  expect(JSON.stringify(stored)).toContain('BK482131001');
  expect(JSON.stringify(stored)).not.toContain('BK482131002');
  unmount();
  expect(device.read()).toBeNull();
  jest.setSystemTime(noon + minutes(20));
  server.down = true;
  const again = await counter({ server, device: storedInMemory(stored) });
  expect(screen.getByRole('alert')).toHaveTextContent(/No connection.*Last contact at 12:00 PM/);
  expect(card(1001)).toBeVisible();
  server.put(numbered(1003));
  server.down = false;
  await pass(16_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(card(1003)).toBeVisible();
  again.unmount();
  server.down = true;
  jest.setSystemTime(noon + minutes(13 * 60));
  const next = storedInMemory(stored);
  await counter({ server, device: next });
  expect([card(1001), next.read()]).toEqual([null, null]);
});

test('a signed-out tablet stores no orders', async () => {
  const device = storedInMemory<unknown>({});
  await counter({ who: null, device }, false);
  expect(device.read()).toBeNull();
});

test('a payment correction requires a reason, is shown with its author, and reloads the day panel', async () => {
  const number = numbered(1001).orderId;
  let order = numbered(1001, { status: 'delivered', payment: 'cash', revision: 5 });
  let putRight: PutRight | null = null;
  const day = jest.fn((date: string) => ok(aDay({ date, orders: [order] })));
  const pay = jest.fn<ReturnType<KitchenApi['pay']>, Parameters<KitchenApi['pay']>>();
  pay.mockReturnValueOnce(unreached).mockImplementationOnce((_key, put) => {
    order = { ...order, payment: put.payment, revision: 6 };
    putRight = { email: 'asha@burgerkatte.example', at: iso(noon), reason: put.reason };
    return ok(order);
  });
  await counter({ api: { day, pay, putRight: () => ok(putRight) } });
  await press('Today');
  await press(`Open order ${number}`);
  const dialog = within(screen.getByRole('dialog'));
  await press('No: it was paid by UPI');
  await press('Wrong button');
  expect(dialog.getByRole('alert')).toHaveTextContent('No answer');
  await press('Wrong button');
  expect(pay).toHaveBeenLastCalledWith(order.key, { payment: 'upi', reason: 'Wrong button' });
  expect(dialog.getByText('Corrected: paid by UPI.')).toBeVisible();
  expect(dialog.getByText(/^Paid by UPI/)).toBeVisible();
  expect(day).toHaveBeenCalledTimes(2);
  await press('Close');
  await press(`Open order ${number}`);
  const why = 'Corrected by asha@burgerkatte.example, 21 Nov 2026, 12:00 PM: Wrong button';
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No: it was paid in cash' })).toBeVisible();
});

test('a staff session that ends during a shift sounds the alarm of a lost connection', async () => {
  const feed = jest.fn();
  const server = aServer();
  feed.mockImplementation(server.api().feed);
  const { audio } = await counter({ server, api: { feed } });
  feed.mockResolvedValue({ kind: 'ended', why: 'signed-out' });
  await pass(5000);
  expect(screen.getByRole('alert')).toHaveTextContent(/Signed out.*New orders do not arrive here/);
  expect(screen.getByRole('heading', { name: 'Kitchen sign-in' })).toBeVisible();
  expect(audio.tones.splice(0).map(({ hz }) => hz)).toEqual(expect.arrayContaining([494, 392]));
  await pass(30_000);
  expect(audio.tones.splice(0)).not.toEqual([]);
  await press('Understood');
  await pass(30_000);
  expect(audio.tones).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('You were signed out.');
});

test('a board column with ten thousand orders shows thirty and the number of others', async () => {
  const orders = Array.from({ length: 10_000 }, (_, number) => numbered(number));
  await counter({ server: aServer(orders) });
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.getByText('and 9,970 more')).toBeVisible();
});

test('HTML markup in text typed by customers is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const customer = { ...numbered(1).customer, name: markup };
  const order = numbered(1001, { status: 'out_for_delivery', customer });
  const { container } = await counter({ server: aServer([order]) });
  await show('Out');
  expect(screen.getByText(markup)).toBeVisible();
  expect(container.querySelector('img[src]')).toBeNull();
});

test("the counter's top bar shows how many minutes the kitchen is busy", async () => {
  const feed = aFeed({ today: aToday({ extraMinutes: 15 }) });
  await counter({ api: { feed: () => ok({ feed, unreadable: [] }) } });
  expect(screen.getByRole('button', { name: /^Sold out · Busy ?\+15$/ })).toBeVisible();
});

describe('a ringing order', () => {
  const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }));

  test("a ringing order is counted in the counter's navigation and linked from each section", async () => {
    await counter({ server: aServer([numbered(1001), numbered(1002)]) });
    await press('Today');
    expect(card(1001)).toBeNull();
    expect(sections().getByRole('button', { name: 'Orders, 2 new' })).toBeVisible();
    await press('2 new orders Show');
    expect(card(1001)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'New 2' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: '2 new orders Show' })).toBeNull();
  });

  test('a ringing order is shown in every dialog of the counter, as a lost connection is', async () => {
    const { server } = await counter();
    await press('Today');
    await press('Settings and sign-out');
    expect(screen.queryByRole('button', { name: /: show$/ })).toBeNull();
    server.put(numbered(1001));
    await pass(5000);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: '1 new: show' })).toBeVisible();
    await press('1 new: show');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card(1001)).toBeVisible();
    await press(/^Accept for .*BK482131001/);
    await press('Settings and sign-out');
    server.down = true;
    await pass(16_000);
    await press('No connection: show');
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

test('the print switch prints tickets of orders that this tablet accepts, and of no others', async () => {
  const printed: (string | null | undefined)[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.querySelector('[data-paper]')?.textContent);
    window.dispatchEvent(new Event('afterprint'));
  });
  await counter({ server: aServer([numbered(1001), numbered(1002)]) });
  await press(/^Accept for .*BK482131001/);
  await press('Settings and sign-out');
  await act(async () => screen.getByRole('checkbox', { name: /^Print each/ }).click());
  await press('Close');
  await press(/^Accept for .*BK482131002/);
  await pass(1000);
  await show('Cooking');
  await press('Start cooking: BK482131001');
  await pass(1000);
  expect(printed).toEqual([expect.stringContaining('BK482131002')]);
});

describe("the link in the restaurant's mail", () => {
  const hash = '#BK482131001';

  test('the link in the order mail opens its order at the counter once, also after sign-in', async () => {
    const { staff } = await counter({
      server: aServer([numbered(1001), numbered(1002)]),
      who: null,
      hash,
    });
    await act(() => staff.signIn('asha@burgerkatte.example', 'secret'));
    await press('Start shift');
    expect(screen.getByRole('dialog', { name: 'Order BK482131001' })).toBeVisible();
    await press('Close');
    await pass(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, Answer<KitchenSearch>]>([
    ['nobody knows', { kind: 'ok', value: { orders: [] } }],
    ['can be no number', { kind: 'refused', message: 'Type a whole order number.' }],
  ])('the link in the order mail reports an order number that %s', async (_what, answer) => {
    await counter({ api: { search: async () => answer }, hash });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No order of the last 90 days has the number BK482131001.',
    );
    await press('OK');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the link in the order mail reports an order with a damaged record', async () => {
    const damaged = { orders: [], damaged: ['BK482131001'] };
    await counter({ api: { search: () => ok(damaged) }, hash });
    expect(screen.getByRole('alert')).toHaveTextContent(/need attention.*BK482131001/);
  });

  test('the link in the order mail finds an order that is no longer on the board', async () => {
    const search = jest.fn<ReturnType<KitchenApi['search']>, [string]>(() => unreached);
    await counter({ api: { search }, hash });
    expect(screen.getByRole('alert')).toHaveTextContent('No answer');
    search.mockReturnValueOnce(ok({ orders: [numbered(1001, { status: 'delivered' })] }));
    await press('Try again');
    expect(search).toHaveBeenLastCalledWith('BK482131001');
    expect(screen.getByRole('dialog', { name: 'Order BK482131001' })).toBeVisible();
  });
});
