import type { KitchenDay, KitchenFeed, KitchenOrder, RiderOrder } from '@burger/shared/kitchen';
import type { InvoiceDocument } from '@burger/shared/order';
import type { Today } from '@burger/shared/contracts';

/** Noon at the restaurant, the base of all times in these tests. */
export const noon = Date.parse('2026-11-21T12:00:00+05:30');

export const iso = (ms: number): string => new Date(ms).toISOString();
export const minutes = (count: number): number => count * 60_000;

/** Returns an order on the board, placed at noon and promised 45 minutes later. */
export function anOrder(changes: Partial<KitchenOrder> = {}): KitchenOrder {
  return {
    key: '0'.repeat(31) + '1',
    orderId: 'BK482130770',
    kind: 'delivery',
    status: 'placed',
    createdAt: iso(noon),
    attendedFrom: iso(noon),
    papers: [],
    slot: null,
    promisedAt: iso(noon + minutes(45)),
    promisedUntil: iso(noon + minutes(60)),
    lines: [
      {
        name: 'Aloo Tikki Burger',
        quantity: 2,
        isVeg: true,
        choices: ['Extra spicy', 'Cheese slice'],
        note: 'Cut in half',
        price: 6900,
      },
      { name: 'Cold Coffee', quantity: 1, isVeg: true, choices: [], note: '', price: 8900 },
    ],
    customer: {
      name: 'Ravi Kumar',
      phone: '+919876543210',
      address: 'Flat 302, Lake View',
      landmark: 'Water tank',
      instructions: '',
    },
    location: { lat: 13.04, lng: 77.72, km: 2.7 },
    total: 24076,
    bill: {
      ...{ subtotal: 22700, discount: 0, promo: '', delivery: 1000 },
      ...{ cgst: 188, sgst: 188, roundOff: 0 },
    },
    payment: 'pending',
    history: [{ status: 'placed', at: iso(noon), by: 'customer' }],
    reason: null,
    rider: null,
    revision: 1,
    ...changes,
  };
}

type Change = NonNullable<KitchenOrder['changes']>[number];

/** Returns a change record of this order: it was changed at noon and was like this before. */
export const aChange = (
  { lines, bill, total }: KitchenOrder,
  changes: Partial<Change> = {},
): Change => ({
  ...{ at: iso(noon), press: 'p', lines, kept: [0], papers: 0 },
  bill: { ...anInvoice().bill, ...bill, roundOff: 0, total },
  ...changes,
});

export function aRiderOrder(): RiderOrder {
  const { orderId, customer, total, payment } = anOrder();
  const location = { lat: 13.04, lng: 77.72 };
  const lines = anOrder().lines.map(({ name, quantity }) => ({ name, quantity }));
  const out = { status: 'out_for_delivery', upi: null } as const;
  return { orderId, customer, location, total, payment, lines, ...out };
}

export const anInvoice = (changes: Partial<InvoiceDocument> = {}) => ({
  ...{ kind: 'bill' as const, serial: 'BK/2627/7', at: iso(noon + minutes(30)) },
  bill: {
    ...{ subtotal: 22700, discount: 0, promo: '', delivery: 1000, cgst: 188, sgst: 188 },
    ...{ roundOff: 0, total: 24076 },
  },
  ...{ of: '', reason: '', press: '' },
  ...changes,
  taken: [...(changes.taken ?? [])],
});

export const numbered = (number: number, changes: Partial<KitchenOrder> = {}): KitchenOrder =>
  anOrder({
    key: String(number).padStart(32, '0'),
    orderId: `BK48213${String(number).padStart(4, '0')}`,
    ...changes,
  });

export const aToday = (changes: Partial<Today> = {}): Today => ({
  version: '0123456789ab',
  revision: 1,
  soldOut: [],
  paused: null,
  extraMinutes: 0,
  closedDays: [],
  ...changes,
});

export const aFeed = (changes: Partial<KitchenFeed> = {}): KitchenFeed => ({
  cursor: 'c1',
  now: iso(noon),
  whole: true,
  orders: [],
  today: aToday(),
  role: 'staff',
  ...changes,
});

export const aDay = (changes: Partial<KitchenDay> = {}): KitchenDay => ({
  ...{ date: '2026-11-21', orders: [], promised: 0, delivered: 0, cancelled: 0 },
  ...{ sales: 0, cash: 0, upi: 0, online: 0, fees: 0, minutesToAccept: null },
  ...{ minutesToDeliver: null, riders: [], mostSold: [], reasons: [], codes: [] },
  ...{ givenBack: 0, ahead: 0, waits: 0, refunds: { requested: 0, done: 0, failed: 0 } },
  ...{ closed: null, floatBefore: null },
  ...changes,
});
