import {
  changeReservation,
  differenceOf,
  overloaded,
  quarterMs,
  quarterOf,
  withReservation,
  type KitchenLoad,
} from '@burger/shared/hours/kitchen-plan';
import { isHeld, type OrderLife } from '@burger/shared/order';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { readUnlocked } from '../../store/documents';
import {
  hasLostMinutes,
  planPaid,
  plannedUntil,
  promisePaid,
  releasedFrom,
} from '../placing/plan-paid';
import { placeGone, reservedPlaces } from '../placing/quota';
import { firestoreKitchenLoad, reservedIn, storedReservation } from './firestore-kitchen-load';
import { firestoreSlots } from './firestore-slots';
import type { Change } from './store';

interface Reservation {
  /** Changed fields of the order. */
  fields: DocumentData;
  /** A promise that differs from the one of the changed order. */
  promise?: Pick<OrderLife, 'promisedFrom' | 'promisedTo'>;
  write(transaction: Transaction): void;
}

interface Moved extends Pick<Change, 'life' | 'capacity' | 'kitchen' | 'shop'> {
  before: OrderLife | null;
  /** Time of the change (ms). */
  at: number;
}

const unchanged: Reservation = { fields: {}, write: () => undefined };

/** Moves what an order has reserved, its place in a slot and minutes of the kitchen, when it changes. */
export function firestoreReservations(firestore: Firestore) {
  const slots = firestoreSlots(firestore);
  const kitchen = firestoreKitchenLoad(firestore);

  async function ofSlot({ before, life, capacity = Infinity }: Moved): Promise<Reservation> {
    const places = before ? reservedPlaces(before, life) : 0;
    const { slot } = life;
    if (slot === null || places === 0) return unchanged;
    const place = slots.at(slot);
    if (places < 0) {
      return { fields: {}, write: (transaction) => slots.giveBack(transaction, place) };
    }
    const found = (await readUnlocked(firestore, [place]))(place);
    if (slots.isFull(found, capacity)) throw placeGone();
    return { fields: {}, write: (transaction) => slots.take(transaction, found, slot) };
  }

  const readQuarters = (reserved: KitchenLoad) =>
    kitchen.read(Math.min(...reserved.keys()), Math.max(...reserved.keys()) + quarterMs);

  /** Replaces minutes that have passed while an order waited for its payment, and corrects its promise. */
  async function ofPaid(paid: Parameters<typeof planPaid>[0]): Promise<Reservation> {
    if (!hasLostMinutes(paid)) return { ...unchanged, promise: promisePaid(paid, null) };
    const read = await kitchen.read(quarterOf(paid.at), plannedUntil(paid));
    const released = releasedFrom(read.load, paid);
    const plan = planPaid(paid, new Map([...read.load, ...released]));
    if (!plan) return unchanged;
    const planned = [...plan.load].map(([quarter, work]) => {
      return [quarter, { ...released.get(quarter), ...work }] as const;
    });
    return {
      fields: storedReservation(plan.reserved),
      promise: promisePaid(paid, plan.readyAt),
      write: (transaction) =>
        kitchen.save(transaction, read, new Map([...released, ...planned])),
    };
  }

  async function ofKitchen(
    reserved: KitchenLoad,
    { before, life, kitchen: rules, shop, at }: Moved,
  ): Promise<Reservation> {
    const [wasCooked, isCooked] = [before?.status !== 'cancelled', life.status !== 'cancelled'];
    if (before && shop?.rules.kitchen && isHeld(before) && !isHeld(life) && isCooked)
      return ofPaid({ held: before, reserved, shop, at });
    const add = (sign: 1 | -1) => ({
      fields: {},
      write: (transaction: Transaction) => kitchen.add(transaction, reserved, at, sign),
    });
    if (wasCooked && !isCooked) return add(-1);
    if (!isCooked || reserved.size === 0) return unchanged;
    if (!wasCooked) {
      // Without stations in the rules there is no capacity to exceed.
      if (!rules) return add(1);
      // A cancellation releases no minutes of quarters that have ended.
      const left = new Map([...reserved].filter(([quarter]) => quarter + quarterMs > at));
      if (left.size === 0) return unchanged;
      const read = await readQuarters(left);
      const after = withReservation(read.load, left);
      if (overloaded(after, rules.stations).length > 0) throw placeGone();
      return { fields: {}, write: (transaction) => kitchen.save(transaction, read, after) };
    }
    if (!rules?.work) return unchanged;
    const { load } = await readQuarters(reserved);
    const after = changeReservation(reserved, rules.work, load, rules.stations);
    return {
      fields: storedReservation(after),
      write: (transaction) => kitchen.add(transaction, differenceOf(after, reserved), at),
    };
  }

  return {
    /** Reads what a change of an order does to its reservations. Throws a Refusal if they are gone. */
    async moved(stored: DocumentSnapshot, moved: Moved): Promise<Reservation> {
      const reserved = reservedIn(stored.data());
      const [slot, cooking] = await Promise.all([
        ofSlot(moved),
        reserved ? ofKitchen(reserved, moved) : unchanged,
      ]);
      return {
        ...cooking,
        write(transaction) {
          slot.write(transaction);
          cooking.write(transaction);
        },
      };
    },
    /** Returns the names of the stations that an order overloads with other work. */
    async overloadedBy(
      stored: DocumentSnapshot,
      { work, stations }: Required<NonNullable<Change['kitchen']>>,
    ): Promise<string[]> {
      const reserved = reservedIn(stored.data());
      if (!reserved || reserved.size === 0) return [];
      const { load } = await readQuarters(reserved);
      const after = changeReservation(reserved, work, load, stations);
      const more = differenceOf(after, reserved);
      return overloaded(withReservation(load, more), stations)
        .filter(({ id }) => [...more.values()].some((minutes) => (minutes[id] ?? 0) > 0))
        .map(({ name }) => name);
    },
  };
}
