import type { Part } from '@burger/shared/contracts/visit-schema';
import { fakeWorld, placing } from '../testing/fake-ports';
import { tell } from '../testing/memory-stores';
import type { ApiPorts } from '../ports';
import { createRefusalFigures } from '../vitals/refusals';
import type { OpenMoney } from '../payments/open-money';
import { createWatchHealth, waitingMoney } from './alerts';

const minute = 60_000;
const hour = 60 * minute;

function setUp(changes: Partial<ApiPorts> = {}) {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const world = fakeWorld({ now: () => new Date(time), ...changes });
  const message: (string | undefined)[] = [];
  const watch = createWatchHealth({
    ...world.ports,
    ...world.ports.kitchen,
    sendMail: (mail) => world.ports.sendMail(mail),
    log: (_line, facts) => message.push(facts?.severity),
  });
  const count = (day: string, part: Part | 'orders' | 'services' | 'mails', counts: object) =>
    world.counters.add(new Map([[`${day}_${part}`, counts as never]]), new Date());
  const visits = (day: string, part: Part, version: string, visits: number, failed: number) =>
    count(day, part, { versions: { [version]: { visits, failed } } });
  return {
    ...world,
    said: message,
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

test('three failed orders mail one alert per hour to the owner', async () => {
  const { watch, failOrders, pass, subjects, mails, said } = setUp();
  await failOrders(2);
  await watch();
  // The alert counts failures of the last 20 minutes, so the first two no longer count.
  pass(25 * minute);
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
  // Setting the system clock back must delay neither the next check nor its alert.
  pass(-3 * hour);
  await failOrders(3);
  await watch();
  expect(subjects()).toHaveLength(3);
  said.pop();
  expect(said).toEqual(['ALERT', 'ALERT']);
});

const at = Date.parse('2026-01-12T08:00:00Z');
const ago = (minutes: number) => at - minutes * minute;
const fine: OpenMoney = {
  ...{ failed: [], requestedSince: null, sweepSince: null, hasNoProvider: false },
  disputes: [],
  overpaid: [],
  damaged: [],
};

test.each<[string, Partial<OpenMoney>, labels: string[]]>([
  ['nothing', {}, []],
  ['a refund on its way', { requestedSince: ago(4 * 24 * 60) }, []],
  ['a refund that takes longer than promised', { requestedSince: ago(5 * 24 * 60) }, ['takes']],
  ['refunds that failed', { failed: ['BK1', 'BK2'] }, ['failed']],
  ['a damaged record', { damaged: ['BK1'] }, ['damaged']],
  ['a payment check that is due', { sweepSince: ago(14) }, []],
  ['a payment check that is overdue', { sweepSince: ago(15) }, ['not been asked']],
  ['no payment keys and no refund', { hasNoProvider: true }, []],
  [
    'no payment keys but an open refund',
    { hasNoProvider: true, requestedSince: ago(1) },
    ['No refund'],
  ],
])('an alert to the owner about open payments, or none: %s', (_what, money, labels) => {
  const alert = waitingMoney({ ...fine, ...money }, at);
  expect(alert?.facts ?? []).toEqual(
    labels.map((label) => ({ label: expect.stringContaining(label), value: expect.anything() })),
  );
});

test('a Google service that rejects requests is reported once an hour, an unreachable one is not', async () => {
  const { watch, ports, counters, pass, mails, subjects } = setUp();
  const note = createRefusalFigures({ ...ports, counters });
  for (const status of ['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR']) await note('routes', status);
  await watch();
  expect(subjects()).toEqual([]);
  for (let each = 0; each < 58; each += 1) {
    await note('routes', 'REQUEST_DENIED');
    await note('places', 'OVER_QUERY_LIMIT');
    await watch();
    pass(minute);
  }
  expect(subjects()).toEqual(['Google’s services refuse']);
  expect(mails[0]?.text).toMatch(/Routes API.*switch the API on[^]*Places API \(New\).*quota/);
  pass(30 * minute);
  await watch();
  expect(mails).toHaveLength(1);
});

test('rejections of Google Maps APIs are stored once a minute, without waiting for Firestore', async () => {
  const { ports } = setUp();
  const add = jest.fn(() => Promise.reject(new Error('away')));
  const note = createRefusalFigures({ ...ports, counters: { add } });
  await Promise.all([1, 2, 3].map(() => note('routes', 'REQUEST_DENIED')));
  expect(add).toHaveBeenCalledTimes(1);
});

test('a restaurant mail that waits for 15 minutes raises an alert, a customer mail does not', async () => {
  const { watch, pass, ports, orderStore, db, outbox, subjects } = setUp();
  await placing(ports)();
  const [key = ''] = orderStore.orders.keys();
  pass(14 * minute);
  await watch();
  expect(subjects()).toEqual([]);
  pass(2 * minute);
  await watch();
  expect(subjects()).toEqual(['Mails about orders wait']);
  await outbox.sent(key, 0);
  tell(db, key, 'confirmed');
  pass(2 * hour);
  await watch();
  expect(subjects()).toHaveLength(1);
});

test("mail volume near the provider's limit raises an alert", async () => {
  const { watch, count, pass, mails } = setUp();
  const sent = (many: number) =>
    count('2026-01-05', 'mails', { [`h${Date.parse('2026-01-05T08:00:00Z') / hour}`]: many });
  await sent(399);
  await watch();
  expect(mails).toEqual([]);
  await sent(1);
  pass(minute);
  await watch();
  expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/400 of the 500 mails/)]);
});

// Columns: day with version, number of visits, number of failed visits.
test.each([
  ['05a 400 8, 05b 100 3', false],
  ['05b 20 10, 05a 200 4', false],
  // Alert if a version fails twice as often as other versions, as previous days, and as 2 % of visits.
  ['05a 400 8, 05b 100 8', true],
  ['04b 400 8, 05b 100 8', true],
  ['05b 100 5', true],
])('failed visits by version, "%s", alert the owner: %s', async (figures, isAlerted) => {
  const { watch, visits, mails } = setUp();
  for (const [, day, version, observed, failed] of figures.matchAll(/(\d\d)(\w) (\d+) (\d+)/g)) {
    await visits(
      `2026-01-${day}`,
      'mfe-menu',
      `1.0.0-${version}`,
      Number(observed),
      Number(failed),
    );
  }
  await watch();
  expect(mails).toHaveLength(isAlerted ? 1 : 0);
  if (isAlerted) expect(mails[0]?.text).toMatch(/mfe-menu 1\.0\.0-b: \d of 100 visits/);
});

test('WhatsApp messages that have cost the limit of the month mail one alert per day to the owner', async () => {
  const { ports, watch, subjects, pass } = setUp({ whatsapp: {} as never });
  for (let each = 0; each < 6666; each += 1) await ports.whatsappCost.count('sent');
  await watch();
  expect(subjects()).toEqual([]);
  await ports.whatsappCost.count('sent');
  for (let each = 0; each < 3; each += 1) {
    pass(hour);
    await watch();
  }
  expect(subjects()).toEqual(['The month’s WhatsApp messages are used up']);
});
