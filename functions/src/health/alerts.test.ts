import type { Part } from '@burger/shared/vitals';
import { createPlaceOrder } from '../orders/place';
import { readOrderRequest } from '../orders/routes';
import { asha, fakeWorld, orderBody } from '../testing/fake-ports';
import { createWatchHealth } from './alerts';

const minute = 60_000;
const hour = 60 * minute;

function setUp() {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const world = fakeWorld({ now: () => new Date(time) });
  const said: (string | undefined)[] = [];
  const watch = createWatchHealth({
    ...world.ports,
    ...world.ports.kitchen,
    sendMail: (mail) => world.ports.sendMail(mail),
    log: (_line, facts) => said.push(facts?.severity),
  });
  const count = (day: string, part: Part | 'orders', counts: object) =>
    world.counters.add(new Map([[`${day}_${part}`, counts as never]]), new Date());
  const visits = (day: string, part: Part, version: string, visits: number, failed: number) =>
    count(day, part, { versions: { [version]: { visits, failed } } });
  return {
    ...world,
    said,
    watch,
    count,
    visits,
    pass: (ms: number) => (time += ms),
    failOrders: (failed: number) =>
      count('2026-01-05', 'orders', {
        failedIn: { [`s${Math.floor(time / (10 * minute))}`]: failed },
      }),
    subjects: () => world.mails.map(({ subject }) => subject.split(' – ')[0]),
  };
}

test('where all is well nobody is told', async () => {
  const { watch, mails, visits } = setUp();
  await visits('2026-01-05', 'mfe-menu', '1.0.0-a', 400, 8);
  await visits('2026-01-05', 'mfe-menu', '1.0.0-b', 100, 3);
  await watch();
  expect(mails).toEqual([]);
});

test('three failed orders are told to the owner, once an hour', async () => {
  const { watch, failOrders, pass, subjects, mails, said } = setUp();
  await failOrders(2);
  await watch();
  expect(mails).toEqual([]);
  await failOrders(1);
  pass(minute);
  await watch();
  expect(mails).toMatchObject([{ kind: 'alert', to: 'owner@burgerkatte.example' }]);
  for (let each = 0; each < 58; each += 1) {
    pass(minute);
    await failOrders(5);
    await watch();
  }
  expect(subjects()).toEqual(['Orders fail']);
  pass(2 * minute);
  await watch();
  expect(subjects()).toEqual(['Orders fail', 'Orders fail']);
  // The clock is put back: neither the look nor the mail waits until it is as late again.
  pass(-3 * hour);
  await failOrders(3);
  await watch();
  expect(subjects()).toHaveLength(3);
  said.pop();
  expect(said).toEqual(['ALERT', 'ALERT']);
});

test('failures of before do not count as many at once', async () => {
  const { watch, failOrders, pass, mails } = setUp();
  await failOrders(2);
  pass(25 * minute);
  await failOrders(2);
  await watch();
  expect(mails).toEqual([]);
});

test('a mail about an order that waits for a quarter of an hour is told; one to a customer is not', async () => {
  const { watch, pass, ports, book, subjects } = setUp();
  const placing = { ...ports, distanceTo: async () => 1, takeAttempt: async () => undefined };
  const place = createPlaceOrder({ ...placing, allowance: null, notify: async () => undefined });
  await place(asha, readOrderRequest(orderBody()));
  const [key = ''] = book.orders.keys();
  pass(14 * minute);
  await watch();
  expect(subjects()).toEqual([]);
  pass(2 * minute);
  await watch();
  expect(subjects()).toEqual(['Mails about orders wait']);
  await book.outbox.sent(key, 0);
  book.outbox.tell(key, 'confirmed', 0);
  pass(2 * hour);
  await watch();
  expect(subjects()).toHaveLength(1);
});

test.each<
  [string, readonly (readonly [day: string, version: string, visits: number, failed: number])[]]
>([
  [
    'than the others do',
    [
      ['05', 'a', 400, 8],
      ['05', 'b', 100, 8],
    ],
  ],
  [
    'than on days before',
    [
      ['04', 'b', 400, 8],
      ['05', 'b', 100, 8],
    ],
  ],
  ['than one visit in fifty', [['05', 'b', 100, 5]]],
])('a version that fails twice as often %s is told with its figures', async (_than, figures) => {
  const { watch, visits, mails } = setUp();
  for (const [day, version, seen, failed] of figures) {
    await visits(`2026-01-${day}`, 'mfe-menu', `1.0.0-${version}`, seen, failed);
  }
  await watch();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/mfe-menu 1\.0\.0-b: \d of 100 visits/);
});

test('of a few visits nothing is said', async () => {
  const { watch, visits, mails } = setUp();
  await visits('2026-01-05', 'mfe-menu', '1.0.0-b', 20, 10);
  await visits('2026-01-05', 'shell', '1.0.0-b', 200, 4);
  await watch();
  expect(mails).toEqual([]);
});

test('where mail stays down, it is tried more and more seldom, and no less than once an hour, and the log tells', async () => {
  const { watch, failOrders, pass, ports, said, subjects } = setUp();
  const { sendMail } = ports;
  const tries: number[] = [];
  let minutes = 0;
  ports.sendMail = () => {
    tries.push(minutes);
    return Promise.reject(new Error('down'));
  };
  for (; minutes < 180; minutes += 1) {
    await failOrders(3);
    await watch();
    pass(minute);
  }
  expect(tries).toEqual([0, 1, 3, 8, 18, 48, 108, 168]);
  expect(said.slice(0, 2)).toEqual(['ALERT', 'WARNING']);
  ports.sendMail = sendMail;
  pass(hour);
  await failOrders(3);
  await watch();
  expect(subjects()).toEqual(['Orders fail']);
});
