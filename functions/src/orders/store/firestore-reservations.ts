import {
  changeReservation,
  differenceOf,
  openFrom,
  overloaded,
  quarterMs,
  quarterOf,
  withReservation,
  type KitchenLoad,
  type Work,
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
  type Paid,
  planPaid,
  plannedUntil,
  promisePaid,
  releasedFrom,
  workIn,
} from '../placing/plan-paid';
import { placeGone, reservedPlaces } from '../placing/quota';
import { firestoreKitchenLoad, reservedIn, storedReservation } from './firestore-kitchen-load';
import { firestoreSlots } from './firestore-slots';
import type { Change, KitchenChange } from './store';

interface Reservation {
  /** Changed fields of the order. */
  fields: DocumentData;
  /** A promise that differs from the one of the changed order. */
  promise?: Pick<OrderLife, 'promisedFrom' | 'promisedTo'>;
  write(transaction: Transaction): void;
}

interface Moved extends Pick<Change, 'life' | 'capacity' | 'kitchen' | 'shop'> {
  before: OrderLife | null;
  /** Distance of the delivery, if known. */
  km: number | null;
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

  /**
   * Returns what an order reserves in the quarters to come if its work changes. Minutes of ended quarters are
   * spent. An order without quarters to come, such as one of drinks, uses the last one before it leaves.
   */
  async function changed(reserved: KitchenLoad, { work, stations, at, leavesAt }: KitchenChange) {
    const open = openFrom(reserved, at);
    const spent = workIn(new Map([...reserved].filter(([quarter]) => !open.has(quarter))));
    if (open.size === 0) open.set(quarterOf(Math.max(at, leavesAt - 1)), {});
    const left = Object.entries(work).map(([id, minutes]) => [id, minutes - (spent[id] ?? 0)]);
    const { load } = await readQuarters(open);
    const after = changeReservation(open, Object.fromEntries(left) as Work, load, stations);
    return { after, load, more: differenceOf(after, open) };
  }

  /** Replaces minutes that have passed while an order waited for its payment, and corrects its promise. */
  async function ofPaid(paid: Paid): Promise<Reservation> {
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
      write: (transaction) => kitchen.save(transaction, read, new Map([...released, ...planned])),
    };
  }

  async function ofKitchen(
    reserved: KitchenLoad,
    { before, life, km, kitchen: rules, shop, at }: Moved,
  ): Promise<Reservation> {
    const [wasCooked, isCooked] = [before?.status !== 'cancelled', life.status !== 'cancelled'];
    if (before && shop && isHeld(before) && !isHeld(life) && isCooked) {
      const current = await shop();
      const ride = { km, learned: current.learned };
      if (current.rules.kitchen) return ofPaid({ held: before, reserved, shop: current, at, ride });
    }
    const add = (sign: 1 | -1) => ({
      fields: {},
      write: (transaction: Transaction) => kitchen.add(transaction, reserved, at, sign),
    });
    if (wasCooked && !isCooked) return add(-1);
    if (!isCooked) return unchanged;
    if (!wasCooked) {
      // Without stations in the rules there is no capacity to exceed.
      if (!rules) return add(1);
      // A cancellation releases no minutes of quarters that have ended.
      const left = openFrom(reserved, at);
      if (left.size === 0) return unchanged;
      const read = await readQuarters(left);
      const after = withReservation(read.load, left);
      if (overloaded(after, rules.stations).length > 0) throw placeGone();
      return { fields: {}, write: (transaction) => kitchen.save(transaction, read, after) };
    }
    if (!rules || !('work' in rules)) return unchanged;
    const { after, more } = await changed(reserved, rules);
    return {
      fields: storedReservation(new Map([...reserved, ...after])),
      write: (transaction) => kitchen.add(transaction, more, at),
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
    async overloadedBy(stored: DocumentSnapshot, change: KitchenChange): Promise<string[]> {
      const reserved = reservedIn(stored.data());
      if (!reserved) return [];
      const { load, more } = await changed(reserved, change);
      return overloaded(withReservation(load, more), change.stations)
        .filter(({ id }) => [...more.values()].some((minutes) => (minutes[id] ?? 0) > 0))
        .map(({ name }) => name);
    },
  };
}
