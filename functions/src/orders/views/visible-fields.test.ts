import { isFinal, orderStatuses, type OrderStatus } from '@burger/shared/contracts';
import { type Online, readBooked, type OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { published } from '@burger/shared/testing/a-shop';
import type { CustomerNews } from '../notifications/outbox';
import type { StoredOrder } from '../store/store';
import { counterCard } from './counter-card';
import { customerMail } from './customer-mail';
import { escalationMail, orderMail } from './restaurant-mail';
import { riderSheet } from './rider-sheet';
import { trackStatus } from './track-status';

// Searchable facts of an order. No viewer may receive a fact that is missing in its list below.
const facts = {
  key: 'key-of-the-document',
  uid: 'uid-of-asha',
  link: 'feedfacefeedfacefeedfacefeedface',
  number: 'BK123456789',
  name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.in',
  address: '12 Lake View Road',
  landmark: 'Behind the blue gate',
  instructions: 'Ring twice',
  place: /13\.0412/,
  dish: 'Aloo Tikki Burger',
  note: 'No onions',
  price: /45005|900\.10/,
  subtotal: /90010|900\.10/,
  promo: 'FRIENDS15',
  delivery: /4444|44\.44/,
  tax: /2013|20\.13/,
  total: /84855|848\.55/,
  fssai: '11224999000123',
  carrier: 'Suresh',
  words: 'Nobody opened the door',
  who: /"by"/,
  upi: 'katte@upi',
};
type Fact = keyof typeof facts;
const at = '2026-01-05T08:00:00.000Z';

function documentAt(orderStatus: OrderStatus): OrderDocument {
  const isOver = isFinal(orderStatus);
  const isPaid = orderStatus === 'delivered';
  return anOrder({
    orderId: facts.number,
    trackingKey: facts.link,
    customerId: facts.uid,
    customerDetails: {
      name: facts.name,
      phone: facts.phone,
      email: facts.email,
      address: facts.address,
      landmark: facts.landmark,
      specialInstructions: facts.instructions,
    },
    location: { lat: 13.0412, lng: 77.71, distance: 4 },
    items: anOrder().items.map((item) => ({ ...item, price: 450.05, note: facts.note })),
    pricing: {
      subtotal: 900.1,
      promoDiscount: 135.02,
      appliedPromo: facts.promo,
      deliveryCharge: 44.44,
      cgst: 20.13,
      sgst: 20.13,
      total: 848.55,
    },
    orderStatus,
    open: !isOver,
    history: orderStatuses
      .slice(0, orderStatuses.indexOf(orderStatus) + 1)
      .map((status) => ({ status, at, by: 'kitchen' })),
    rider: facts.carrier,
    reason: facts.words,
    paymentStatus: isPaid ? 'paid' : 'pending',
    paidBy: isPaid ? 'cash' : null,
  });
}

function storedOrder(status: OrderStatus): StoredOrder {
  const order = readBooked(documentAt(status));
  if (!order) throw new Error('The order of this test is none');
  return { key: facts.key, order };
}

const newsAt: Record<OrderStatus, CustomerNews> = {
  placed: 'received',
  confirmed: 'confirmed',
  preparing: 'later',
  ready: 'leaving',
  out_for_delivery: 'leaving',
  brought_back: 'brought-back',
  delivered: 'delivered',
  cancelled: 'cancelled',
};
const { rules } = published;
const upi = { address: facts.upi, name: 'Burger Katte' };

/** Returns the data of each viewer, by order status. Mails are without their recipient. */
const views: Record<string, (status: OrderStatus) => unknown> = {
  counter: (status) => counterCard(storedOrder(status), published, rules),
  rider: (status) => riderSheet(storedOrder(status), upi, published),
  track: (status) => trackStatus(storedOrder(status), new Date(at)),
  'mail to the restaurant': (status) => ({ ...orderMail(documentAt(status)), to: '' }),
  'second mail to the restaurant': (status) => ({ ...escalationMail(documentAt(status)), to: '' }),
  'mail to the customer': (status) => ({
    ...customerMail(newsAt[status], documentAt(status), rules.gst),
    to: '',
  }),
};

function visibleIn(view: unknown): Fact[] {
  const text = JSON.stringify(view);
  const isVisible = (mark: string | RegExp) =>
    typeof mark === 'string' ? text.includes(mark) : mark.test(text);
  return (Object.keys(facts) as Fact[]).filter((fact) => isVisible(facts[fact]));
}

const bill: Fact[] = ['price', 'subtotal', 'promo', 'delivery', 'tax', 'total'];
const food: Fact[] = ['dish', 'note', ...bill];
const person: Fact[] = ['name', 'phone', 'address', 'landmark', 'instructions', 'place'];
const hers: Fact[] = ['link', 'number', 'name', 'address'];

const always = (facts: readonly Fact[]) =>
  Object.fromEntries(orderStatuses.map((status) => [status, facts])) as Record<
    OrderStatus,
    readonly Fact[]
  >;
const toRider = ['number', ...person, 'dish', 'total', 'upi'] as const;
const whatIsOver = ['number', 'dish', 'total'] as const;
const toRestaurant = always(['number', ...person, 'email', ...food]);

/** All facts each viewer may see, by order status. */
const visible: Record<string, Record<OrderStatus, readonly Fact[]>> = {
  counter: always(['key', 'number', ...person, ...food, 'fssai', 'carrier', 'words', 'who']),
  rider: {
    ...always(toRider),
    brought_back: whatIsOver,
    delivered: whatIsOver,
    cancelled: whatIsOver,
  },
  track: always(['number']),
  'mail to the restaurant': toRestaurant,
  'second mail to the restaurant': toRestaurant,
  'mail to the customer': {
    ...always([...hers, ...food]),
    preparing: hers,
    brought_back: [...hers, 'words'],
    delivered: ['number', 'name', 'address', ...food, 'fssai'],
    cancelled: ['number', 'name', 'words'],
  },
};

test.each(
  Object.entries(views).flatMap(([viewer, view]) =>
    orderStatuses.map((status) => [viewer, status, view(status)] as const),
  ),
)('the view "%s" contains exactly the allowed facts of a %s order', (viewer, status, view) => {
  expect(visibleIn(view).sort()).toEqual([...(visible[viewer]?.[status] ?? [])].sort());
});

// Fields that no fact above covers. The test fails for a new field, so that it is reviewed.
test.each([
  [
    'track',
    'addedMinutes,cancelUntil,createdAt,history,kind,now,orderId,promise,reason,revision,slot,status,unconfirmed',
  ],
  ['rider', 'customer,lines,location,orderId,payment,status,total,upi'],
])('the %s view has exactly the fields %s', (viewer, fields) => {
  for (const status of orderStatuses) {
    expect(Object.keys(views[viewer]?.(status) as object).sort()).toEqual(fields.split(','));
  }
});

test('the courier of a paid order gets no UPI address', () => {
  const { key, order } = storedOrder('out_for_delivery');
  expect(riderSheet({ key, order: { ...order, payment: 'upi' } }, upi, published).upi).toBeNull();
});

test('tracking page and courier get the payment state of an online order but no provider data', () => {
  const { key, order } = storedOrder('placed');
  const payment = { id: 'pay_1', amount: 84_855, fee: null, at };
  const refund = {
    id: 'pay_2',
    of: 'pay_2',
    amount: 84_855,
    reason: 'twice',
    at,
    tries: 1,
  } as const;
  const online: Online = {
    ...{ state: 'paid', amount: 84_855, until: at, attempt: 'order_1', paidBy: 'pay_1', askAt: at },
    payments: [payment, { ...payment, id: 'pay_2' }],
    refunds: [{ ...refund, state: 'requested' }],
    disputes: [],
    overpaid: [],
  };
  const stored = { key, order: { ...order, payment: 'online' as const, online } };
  const track = trackStatus(stored, new Date(at));
  expect(track.payment).toEqual({
    ...{ state: 'paid', until: null, refund: 'requested' },
    back: [{ state: 'requested', amount: 84_855, isExtra: true }],
  });
  const rider = riderSheet(stored, upi, published);
  expect([rider.payment, rider.upi]).toEqual(['online', null]);
  expect(JSON.stringify([track, rider])).not.toMatch(/pay_|order_1/);
  expect(counterCard(stored, published, rules)?.online).toMatchObject({
    state: 'paid',
    left: 84_855,
  });
});

test('a courier gets the dish names in every language of the menu', () => {
  const [line] = riderSheet(storedOrder('out_for_delivery'), upi, published).lines;
  const { dishId } = storedOrder('out_for_delivery').order.lines[0]!;
  const namesOf = Object.entries(published.words).map(([language, { dishes }]) => [
    language,
    dishes[dishId!]?.name,
  ]);
  expect(namesOf.length).toBeGreaterThan(0);
  expect(line?.names).toEqual(Object.fromEntries(namesOf));
  expect(riderSheet(storedOrder('out_for_delivery'), upi, null).lines[0]).not.toHaveProperty(
    'names',
  );
});

test('the counter gets the category of each dish, which decides its kitchen station', () => {
  const lines = counterCard(storedOrder('placed'), published, rules)?.lines ?? [];
  expect(lines.map(({ category }) => category)).toEqual(['burgers-veg']);
  expect(counterCard(storedOrder('placed'), null, rules)?.lines[0]).not.toHaveProperty('category');
});
