import { anOrder } from '@burger/shared/testing/an-order';
import { Timestamp } from 'firebase-admin/firestore';
import { countedName } from '../store/documents';
import { memoryFirestore } from '../testing/memory-firestore';
import { parseArguments, runEraseCommand } from './erase-command';

const phone = '+919876500001';
const placedAt = Date.parse('2026-01-05T08:00:00Z');
const day = 24 * 60 * 60_000;
const counted = countedName('phone', phone);

function setUp() {
  const db = memoryFirestore();
  const lines: string[] = [];
  const put = (key: string, customerId: string, orderStatus: string) =>
    db.put(`orders/${key}`, {
      ...anOrder({ orderId: key.toUpperCase(), customerId, orderStatus: orderStatus as 'placed' }),
      customerDetails: { ...anOrder().customerDetails, name: 'Canary', phone },
      createdAt: Timestamp.fromMillis(placedAt),
    });
  // More orders than one query of the erasure takes.
  for (let each = 0; each < 35; each += 1) put(`bk${each}`, '', 'delivered');
  put('of-account', 'asha', 'delivered');
  db.put('riderLinks/hash', { order: 'bk34' });
  db.put('outbox/bk34', { order: 'bk34' });
  db.put('orderChannels/bk34', { phones: {} });
  db.put('promoUses/ONCE-x', { who: counted });
  db.put(`orderAllowances/${counted}`, { orders: ['bk34'] });
  const run = (isAgreed: boolean, now = placedAt) =>
    runEraseCommand(
      { firestore: db, now: new Date(now), say: (line) => lines.push(line) },
      { phone, isAgreed },
    );
  /** Returns the keys of the orders that still name their customer. */
  const named = () =>
    [...db.documentsIn('orders')]
      .filter(([, order]) => JSON.stringify(order).includes('Canary'))
      .map(([key]) => key);
  const sizes = () =>
    ['riderLinks', 'outbox', 'orderChannels', 'promoUses', 'orderAllowances'].map(
      (name) => db.documentsIn(name).size,
    );
  return { put, lines, run, named, sizes };
}

test('erasing a phone number removes the person from its orders without account only', async () => {
  const { lines, run, named, sizes } = setUp();
  expect(await run(true)).toBe(0);
  expect(named()).toEqual(['of-account']);
  expect(sizes()).toEqual([0, 0, 0, 0, 0]);
  expect(lines.join(' ')).toContain('Orders of accounts: 1.');
});

test('erasing a phone number without --yes lists its orders and changes nothing', async () => {
  const { lines, run, named, sizes } = setUp();
  expect(await run(false)).toBe(0);
  expect(lines).toContain('BK34 delivered');
  expect(named()).toHaveLength(36);
  expect(sizes()).toEqual([1, 1, 1, 1, 1]);
});

test('erasing a phone number is refused until its open orders end or are a day late', async () => {
  const { put, lines, run, named } = setUp();
  put('bk35', '', 'preparing');
  expect(await run(true)).toBe(1);
  expect(lines).toContain('BK35 preparing, open');
  expect(named()).toHaveLength(37);
  expect(await run(true, placedAt + 2 * day)).toBe(0);
  expect(named()).toEqual(['of-account']);
});

test.each<[string, ReturnType<typeof parseArguments>]>([
  ['98765 00001', { phone, isAgreed: false, project: undefined }],
  ['+919876500001 --yes --project p', { phone, isAgreed: true, project: 'p' }],
  ['asha@example.in', null],
  ['', null],
])('the arguments "%s" of the erase command are parsed or rejected', (typed, requested) =>
  expect(parseArguments(typed.split(' '))).toEqual(requested),
);
