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

type Case = [doctor: (sample: Sample) => unknown, problem: RegExp];
const cases: Record<Name, Case[]> = {
  documents: [
    [({ found }) => found.orders.clear(), /is not there/],
    [({ order }) => (order.pricing.total += 1), /has another total/],
    [({ order }) => (order.orderId += '0'), /has another number/],
    [({ order }) => (order.customerId = 'somebody'), /somebody else/],
    [({ ledger }) => ledger.placings.clear(), /never asked for/],
    [(all) => secondOrder(all, {}), /number of second is not its own/],
    [({ found }) => found.numbers.set('another', { order: key }), /2 numbers for 1 orders/],
    [({ placing }) => (placing.isUnknown = true), /never got an answer/],
  ],
  bills: [
    [({ placing }) => Object.assign(placing.pressed[0]!, { total: 1 }), /nobody agreed to/],
    [({ order }) => (order.items[0]!.quantity += 1), /nobody agreed to/],
    [({ order }) => (order.pricing.cgst += 0.01), /where it is/],
    [({ order }) => (order.location!.distance += 0.1), /counts a way/],
    [
      ({ found, order }) =>
        void (found.documents = new Map([[`${order.menuVersion}s`, published]])),
      /menu that there is not/,
    ],
  ],
  announcements: [
    [({ mails }) => mails.shift(), /never announced/],
    [({ mails }) => (mails[0]!.subject = mails[0]!.subject.replace('₹', '₹9')), /another total/],
    [({ mails }) => (mails[1]!.to = 'stranger@example.in'), /told to stranger@example\.in/],
  ],
  histories: [
    [({ order }) => void order.history.splice(2, 1), /went placed/],
    [({ order }) => (order.history[1]!.by = 'rider'), /went placed/],
    [({ order }) => (order.orderStatus = 'cancelled'), /is cancelled after/],
    [({ order }) => (order.kind = 'pickup'), /left the wrong way/],
    [
      ({ ledger, order }) => ledger.seen.set(key, [{ status: 'placed', at: order.history[1]!.at }]),
      /shown otherwise/,
    ],
    [({ found }) => found.staffLog.clear(), /nobody made/],
    [({ order }) => (order.paidBy = 'upi'), /acknowledged as paid by cash/],
    [({ order }) => (order.paymentStatus = 'pending'), /is pending/],
  ],
  'half hours': [
    [
      (all) => {
        const capacity = published.rules.slots!.capacity;
        for (let one = 0; one < capacity; one += 1) all.found.orders.set(`${one}`, all.order);
        for (const place of all.found.slots.values()) place.orders = capacity + 1;
      },
      /holds 9 orders of 8/,
    ],
    [({ order }) => (order.orderStatus = 'cancelled'), /counts 1 orders where there are 0/],
  ],
  'day sheets': [
    [({ sheet }) => void (sheet.promised = 0), /hold 0 of 1/],
    [({ sheet }) => (sheet.sales += 1), /for sales/],
    [({ order }) => (order.paidBy = 'upi'), /says \d+ for cash, where it is 0/],
    [({ sheet }) => (sheet.riders[0]!.orders += 1), /for carried/],
  ],
};

test.each(
  Object.entries(cases).flatMap(([name, all]) => all.map((one) => [name as Name, ...one] as const)),
)('%s find what was doctored: case %#', async (name, doctor, problem) => {
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
