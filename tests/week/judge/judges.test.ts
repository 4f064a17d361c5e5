import { published } from '@burger/shared/testing/shop';
import { restaurant } from '@burger/shared/restaurant';
import type { Judge } from './found';
import { judgeBills, judgeDaySheets } from './money';
import { judgeAnnouncements, judgeDocuments, judgeHalfHours, judgeHistories } from './orders';
import { key, sampleWeek } from './sample-week';

type Sample = ReturnType<typeof sampleWeek>;

let sample: Sample;
beforeEach(() => (sample = sampleWeek()));

const judges = {
  documents: judgeDocuments,
  bills: judgeBills,
  announcements: judgeAnnouncements,
  histories: judgeHistories,
  'half hours': judgeHalfHours,
  'day sheets': judgeDaySheets,
} satisfies Record<string, (...asked: Parameters<Judge>) => unknown>;
type Name = keyof typeof judges;

test.each(Object.keys(judges) as Name[])('%s find nothing where all is well', async (name) => {
  expect(await judges[name](sample.week, sample.found)).toEqual([]);
});

const secondOrder = ({ found, order, ledger, placing }: Sample, changes: Partial<typeof order>) => {
  found.orders.set('second', { ...order, ...changes });
  ledger.placings.set('second', { ...placing, key: 'second', told: null });
};

type Case = [what: string, doctor: (sample: Sample) => unknown, problem: RegExp];
const cases: Record<Name, Case[]> = {
  documents: [
    ['an acknowledged order that is gone', ({ found }) => found.orders.clear(), /is not there/],
    [
      'another total than was acknowledged',
      ({ order }) => (order.pricing.total += 1),
      /has another total/,
    ],
    [
      'another number than was acknowledged',
      ({ order }) => (order.orderId += '0'),
      /has another number/,
    ],
    [
      'an order of another account',
      ({ order }) => (order.customerId = 'somebody'),
      /somebody else/,
    ],
    ['an order that nobody asked for', ({ ledger }) => ledger.placings.clear(), /never asked for/],
    ['two orders of one number', (all) => secondOrder(all, {}), /number of second is not its own/],
    [
      'a number without an order',
      ({ found }) => found.numbers.set('another', { order: key }),
      /2 numbers for 1 orders/,
    ],
    [
      'a customer without an answer',
      ({ placing }) => (placing.isUnknown = true),
      /never got an answer/,
    ],
  ],
  bills: [
    [
      'a total that nobody pressed for',
      ({ placing }) => Object.assign(placing.pressed[0]!, { total: 1 }),
      /nobody agreed to/,
    ],
    [
      'lines that nobody pressed for',
      ({ order }) => (order.items[0]!.quantity += 1),
      /nobody agreed to/,
    ],
    ['a tax that is wrong by a paisa', ({ order }) => (order.pricing.cgst += 0.01), /where it is/],
    [
      'a way that nobody measured',
      ({ order }) => (order.location!.distance += 0.1),
      /counts a way/,
    ],
    [
      'a menu that there is not',
      ({ found, order }) =>
        void (found.documents = new Map([[`${order.menuVersion}s`, published]])),
      /menu that there is not/,
    ],
  ],
  announcements: [
    ['a silent order', ({ mails }) => mails.shift(), /never announced/],
    [
      'another total',
      ({ mails }) => (mails[0]!.subject = mails[0]!.subject.replace('₹', '₹9')),
      /another total/,
    ],
    [
      'a mail to somebody else',
      ({ mails }) => (mails[1]!.to = 'stranger@example.in'),
      /told to stranger@example\.in/,
    ],
  ],
  histories: [
    ['a step left out', ({ order }) => void order.history.splice(2, 1), /went placed/],
    [
      'a step by who may not make it',
      ({ order }) => (order.history[1]!.by = 'rider'),
      /went placed/,
    ],
    [
      'a status that its history does not end with',
      ({ order }) => (order.orderStatus = 'cancelled'),
      /is cancelled after/,
    ],
    [
      'what is fetched and was carried out',
      ({ order }) => (order.kind = 'pickup'),
      /left the wrong way/,
    ],
    [
      'what was shown and is not so',
      ({ ledger, order }) => ledger.seen.set(key, [{ status: 'placed', at: order.history[1]!.at }]),
      /shown otherwise/,
    ],
    ['a step that nobody made', ({ found }) => found.staffLog.clear(), /nobody made/],
    [
      'another payment than was acknowledged',
      ({ order }) => (order.paidBy = 'upi'),
      /acknowledged as paid by cash/,
    ],
    [
      'a delivery that was not paid',
      ({ order }) => (order.paymentStatus = 'pending'),
      /is pending/,
    ],
  ],
  'half hours': [
    [
      'one order more than there is room for',
      (all) => {
        const capacity = published.rules.slots!.capacity;
        for (let one = 0; one < capacity; one += 1) all.found.orders.set(`${one}`, all.order);
        for (const place of all.found.slots.values()) place.orders = capacity + 1;
      },
      /holds 9 orders of 8/,
    ],
    [
      'a place that is held for nobody',
      ({ order }) => (order.orderStatus = 'cancelled'),
      /counts 1 orders where there are 0/,
    ],
  ],
  'day sheets': [
    ['an order left out', ({ sheet }) => void (sheet.promised = 0), /hold 0 of 1/],
    ['sales that are wrong by a paisa', ({ sheet }) => (sheet.sales += 1), /for sales/],
    [
      'cash that was none',
      ({ order }) => (order.paidBy = 'upi'),
      /says \d+ for cash, where it is 0/,
    ],
    ['a rider who carried it twice', ({ sheet }) => (sheet.riders[0]!.orders += 1), /for carried/],
  ],
};

test.each(
  Object.entries(cases).flatMap(([name, all]) => all.map((one) => [name as Name, ...one] as const)),
)('%s find %s', async (name, _what, doctor, problem) => {
  doctor(sample);
  const problems = await judges[name](sample.week, sample.found);
  expect(problems.join('\n')).toMatch(problem);
});

test('announcements find a mail that the restaurant never got, whoever else did', () => {
  sample.mails[0]!.to = restaurant.emails.hello;
  expect(judgeAnnouncements(sample.week, sample.found).join()).toMatch(/never announced/);
});

test('the ledger finds two histories of one order', () => {
  const { ledger, order } = sample;
  ledger.see(key, [{ status: 'placed', at: new Date(0).toISOString() }, ...order.history.slice(1)]);
  expect(ledger.problems).toEqual([`${key} showed two histories`]);
});
