export type Asker = 'asha' | 'bhim' | 'nobody';

export type Operation =
  | { readonly kind: 'get' | 'delete'; readonly path: string }
  | { readonly kind: 'set'; readonly path: string; readonly data: Record<string, unknown> }
  | {
      readonly kind: 'list';
      readonly collection: string;
      readonly where?: Record<string, unknown>;
      readonly limit?: number;
    };

export interface RuleCase {
  readonly name: string;
  readonly allowed: boolean;
  readonly as: Asker;
  readonly operation: Operation;
}

export const seeds: Readonly<Record<string, Record<string, unknown>>> = {
  'orders/of-asha': {
    customerId: 'asha',
    orderStatus: 'placed',
    open: true,
    history: [{ status: 'placed', by: 'customer' }],
  },
  'orders/of-bhim': { customerId: 'bhim', orderStatus: 'placed' },
  'orders/of-nobody': { orderStatus: 'placed' },
  'users/bhim': { uid: 'bhim', displayName: 'Bhim' },
  'settings/kitchen': { open: true },
  'menus/0123456789ab': { published: '{}', by: 'Meena' },
  'shop/live': { version: '0123456789ab', revision: 7 },
  'outbox/of-asha': { order: 'of-asha', customerId: 'asha', kind: 'order', sentAt: null },
  'riderLinks/0123': { order: 'of-asha', customerId: 'asha' },
  'whatsappAnswers/0123': { customerId: 'asha' },
  'staffDevices/0123': { uid: 'asha' },
  'orderChannels/of-asha': { customerId: 'asha', phones: {} },
  'orders/without-person': { customerId: '', orderStatus: 'delivered' },
  'newsletter/n1': { email: 'asha@example.in', key: 'k', customerId: 'asha' },
  'deletedAccounts/asha': { customerId: 'asha' },
  'retention/person': { customerId: 'asha' },
  'vitals/2026-01-05_shell': { versions: {}, customerId: 'asha' },
  'days/2026-01-05': { by: 'meena', customerId: 'asha' },
  'staffLog/of-asha-2': { order: 'of-asha', customerId: 'asha', uid: 'meena' },
};

const moment = new Date('2026-01-02T03:04:05Z');
const emptyProfile = {
  uid: 'asha',
  displayName: null,
  email: null,
  phoneNumber: null,
  photoURL: null,
  createdAt: null,
  lastLoginAt: null,
};
const fullProfile = {
  uid: 'asha',
  displayName: 'Asha',
  email: 'asha@example.org',
  phoneNumber: '+919000000001',
  photoURL: 'https://example.org/asha.png',
  createdAt: moment,
  lastLoginAt: moment,
};

const get = (path: string): Operation => ({ kind: 'get', path });
const remove = (path: string): Operation => ({ kind: 'delete', path });
const set = (path: string, data: Record<string, unknown>): Operation => ({
  kind: 'set',
  path,
  data,
});
const listOf = (
  collection: string,
  where?: Record<string, unknown>,
  limit?: number,
): Operation => ({
  kind: 'list',
  collection,
  ...(where && { where }),
  ...(limit !== undefined && { limit }),
});
const listOrders = (where?: Record<string, unknown>, limit?: number) =>
  listOf('orders', where, limit);
const profile = (changes: Record<string, unknown>): Operation =>
  set('users/asha', { ...fullProfile, ...changes });

const rule =
  (allowed: boolean) =>
  (name: string, as: Asker, operation: Operation): RuleCase => ({ name, allowed, as, operation });
const [yes, no] = [rule(true), rule(false)];

const fieldCases = (['displayName', 'email', 'phoneNumber', 'photoURL'] as const).flatMap(
  (field) => [
    no(`a number as ${field}`, 'asha', profile({ [field]: 7 })),
    no(`a map as ${field}`, 'asha', profile({ [field]: {} })),
    no(`${field} of 2,049 characters`, 'asha', profile({ [field]: 'x'.repeat(2049) })),
    yes(`${field} of 2,048 characters`, 'asha', profile({ [field]: 'x'.repeat(2048) })),
    no(`${field} of 1,025 emojis`, 'asha', profile({ [field]: '🍔'.repeat(1025) })),
    yes(`${field} of 1,024 emojis`, 'asha', profile({ [field]: '🍔'.repeat(1024) })),
  ],
);

const serverOnly = [
  ...['menus/0123456789ab', 'shop/live', 'outbox/of-asha', 'riderLinks/0123', 'newsletter/n1'],
  ...['orderChannels/of-asha', 'whatsappAnswers/0123', 'staffDevices/0123'],
  ...['deletedAccounts/asha', 'retention/person', 'vitals/2026-01-05_shell', 'vitalTurns/orders'],
  ...['days/2026-01-05', 'staffLog/of-asha-2', 'slots/2026-01-05T08:00:00Z', 'settings/kitchen'],
];

/** Requests that firestore.rules must allow or deny, by name. */
export const ruleCases: readonly RuleCase[] = [
  yes('own order', 'asha', get('orders/of-asha')),
  no("another customer's order", 'asha', get('orders/of-bhim')),
  no('an order without a customer', 'asha', get('orders/of-nobody')),
  no('an order when signed out', 'nobody', get('orders/of-asha')),
  no('an order without a customer when signed out', 'nobody', get('orders/of-nobody')),
  no('an order that does not exist', 'asha', get('orders/missing')),

  yes('own orders, 50 at most', 'asha', listOrders({ customerId: 'asha' }, 50)),
  yes('own placed orders', 'asha', listOrders({ customerId: 'asha', orderStatus: 'placed' }, 1)),
  no('own orders, 51 at most', 'asha', listOrders({ customerId: 'asha' }, 51)),
  no('own orders without a limit', 'asha', listOrders({ customerId: 'asha' })),
  no('orders without naming a customer', 'asha', listOrders(undefined, 50)),
  no('orders by another field only', 'asha', listOrders({ orderStatus: 'placed' }, 50)),
  no("another customer's orders", 'asha', listOrders({ customerId: 'bhim' }, 50)),
  no('orders when signed out', 'nobody', listOrders({ customerId: 'asha' }, 50)),

  no('placing an order directly', 'asha', set('orders/new', { customerId: 'asha' })),
  no('placing an order when signed out', 'nobody', set('orders/new', { customerId: 'asha' })),
  no('changing an own order', 'asha', set('orders/of-asha', { customerId: 'asha', total: 0 })),
  no('deleting an own order', 'asha', remove('orders/of-asha')),

  yes('own profile', 'bhim', get('users/bhim')),
  yes('own profile before there is one', 'asha', get('users/asha')),
  no("another customer's profile", 'asha', get('users/bhim')),
  no('a profile when signed out', 'nobody', get('users/bhim')),
  no('listing profiles', 'asha', listOf('users', undefined, 1)),
  no('listing own profile', 'bhim', listOf('users', { uid: 'bhim' }, 1)),

  yes('creating a full profile', 'asha', set('users/asha', fullProfile)),
  yes('creating a profile of nulls', 'asha', set('users/asha', emptyProfile)),
  yes('creating a profile of the uid alone', 'asha', set('users/asha', { uid: 'asha' })),
  yes('changing own profile', 'bhim', set('users/bhim', { uid: 'bhim', displayName: 'B.' })),
  no("creating another customer's profile", 'asha', set('users/carla', { uid: 'carla' })),
  no("changing another customer's profile", 'asha', set('users/bhim', { uid: 'bhim' })),
  no('creating a profile when signed out', 'nobody', set('users/asha', { uid: 'asha' })),
  no('a profile that claims another uid', 'asha', set('users/asha', { uid: 'bhim' })),
  no('a profile without a uid', 'asha', set('users/asha', { displayName: 'Asha' })),
  no('a profile with a field of its own', 'asha', profile({ isAdmin: true })),
  ...fieldCases,
  no('a text as createdAt', 'asha', profile({ createdAt: '2026-01-02' })),
  no('a text as lastLoginAt', 'asha', profile({ lastLoginAt: '2026-01-02' })),
  no('deleting own profile', 'bhim', remove('users/bhim')),

  no('moving an own order on', 'asha', set('orders/of-asha', { orderStatus: 'delivered' })),
  no('an order without its person', 'asha', get('orders/without-person')),
  no('an order without its person when signed out', 'nobody', get('orders/without-person')),
  ...serverOnly.flatMap((path) =>
    (['asha', 'nobody'] as const).flatMap((as) => [
      no(`reading ${path}`, as, get(path)),
      no(`changing ${path}`, as, set(path, { customerId: 'asha', uid: 'asha' })),
      no(`making one beside ${path}`, as, set(`${path}-1`, { customerId: 'asha', uid: 'asha' })),
      no(`deleting ${path}`, as, remove(path)),
      no(`listing those of ${path}`, as, listOf(path.split('/')[0]!, { customerId: 'asha' }, 1)),
    ]),
  ),

  no('a collection below own profile', 'bhim', get('users/bhim/notes/n1')),
];
