const unchanged = 'writeUnchanged(transaction, ';
const slots = 'functions/src/orders/store/firestore-slots.ts';
const load = 'functions/src/orders/store/firestore-kitchen-load.ts';
const allowances = 'functions/src/orders/store/firestore-allowances.ts';
const promos = 'functions/src/orders/store/firestore-promos.ts';
const invoices = 'functions/src/orders/invoices/firestore-invoices.ts';
const orders = 'functions/src/orders/store/firestore-orders.ts';

/**
 * Source changes that break the locking between function instances, and the race that must detect each.
 * @type {{ name: string, race: string, changes: { file: string, from: string, to: string }[] }[]}
 */
export const breaks = [
  {
    name: 'a place of a slot is taken without looking whether another was taken meanwhile',
    race: 'one slot',
    changes: [
      { file: slots, from: `${unchanged}observed, {`, to: 'transaction.set(observed.ref, {' },
    ],
  },
  {
    name: 'minutes of a station are reserved without looking whether others were reserved meanwhile',
    race: 'stations',
    changes: [{ file: load, from: `${unchanged}observed, `, to: 'transaction.set(observed.ref, ' }],
  },
  {
    name: 'the orders of an account are counted without looking whether another was counted meanwhile',
    race: 'limit of an account',
    changes: [{ file: allowances, from: `${unchanged}read, {`, to: 'transaction.set(read.ref, {' }],
  },
  {
    name: 'the orders of a network are counted without looking whether another was counted meanwhile',
    race: 'limit of a network',
    changes: [{ file: allowances, from: `${unchanged}from, {`, to: 'transaction.set(from.ref, {' }],
  },
  {
    name: 'the uses of a code are counted without looking whether another was counted meanwhile',
    race: 'a capped code',
    changes: [
      { file: promos, from: `${unchanged}observed, {`, to: 'transaction.set(observed.ref, {' },
    ],
  },
  {
    name: 'bills are numbered without looking whether others were numbered meanwhile',
    race: 'hand-overs',
    changes: [
      {
        file: invoices,
        from: `${unchanged}found(at(name)), {`,
        to: 'transaction.set(found(at(name)).ref, {',
      },
      { file: invoices, from: 'transaction.create(', to: 'transaction.set(' },
    ],
  },
  {
    name: 'the revision of the shop is not read with an order',
    race: 'pause',
    changes: [{ file: orders, from: 'current !== revision', to: 'current < 0' }],
  },
  {
    name: 'orders of an instance whose clock is ahead are not counted',
    race: 'clocks',
    changes: [
      {
        file: 'functions/src/orders/placing/quota.ts',
        from: 'isRecent(moment',
        to: 'isYounger(moment',
      },
      { file: 'functions/src/orders/placing/quota.ts', from: 'isRecent }', to: 'isYounger }' },
    ],
  },
];
