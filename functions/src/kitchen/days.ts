import type {
  ClosedDay,
  CloseDayRequest,
  CorrectDayRequest,
  KitchenDay,
  KitchenOrder,
  WeekBefore,
} from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/contracts';
import { minus, none, type AmountsByMethod } from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';
import { afterDays, businessDay } from '@burger/shared/hours';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Staff } from '../auth/signed-in';
import { invalid, Refusal } from '../http/errors';
import { viewFound, type ViewOrders } from '../orders/counter/follow';
import type { KitchenOrders } from '../orders/store/store';
import { broughtOn, type DayFigures, kitchenDay } from './kitchen-day';
import { weekBefore, weekBeforeOf } from './weeks';

type Brought = AmountsByMethod & { orderId: string };

/** A stored closed business day with the contribution of each order; amounts in paise. */
export interface StoredDay extends Omit<ClosedDay, 'changed' | 'corrections'> {
  date: string;
  uid: string;
  press: string;
  corrections: readonly (ClosedDay['corrections'][number] & { press: string })[];
  orders: Readonly<Record<string, Brought>>;
}

/** Stores closed business days. Each is written once; afterwards only corrections are appended. */
export interface DayStore {
  find(date: string): Promise<StoredDay | null>;
  /** Stores the day unless it is closed already. Returns the stored day. */
  close(day: StoredDay): Promise<StoredDay>;
  /** Appends a cash correction once per button press. Returns null if the day is not closed. */
  correct(date: string, correction: StoredDay['corrections'][number]): Promise<StoredDay | null>;
  /** Returns the opening cash float of the latest day closed within the week before. */
  floatBefore(date: string): Promise<Paise | null>;
}

const ways = ['cash', 'upi', 'online'] as const;
const isSome = (brought: AmountsByMethod): boolean => ways.some((method) => brought[method] !== 0);

function broughtBy(date: string, orders: readonly KitchenOrder[]): Record<string, Brought> {
  const brought = orders.map((order): [string, Brought] => [
    order.key,
    { orderId: order.orderId, ...broughtOn(date, order) },
  ]);
  return Object.fromEntries(brought.filter(([, own]) => isSome(own)));
}

const sumsOf = (day: DayFigures): ClosedDay['sums'] => {
  const { promised, delivered, cancelled, sales, givenBack } = day;
  const { cash, upi, online, fees } = day;
  return { promised, delivered, cancelled, sales, givenBack, cash, upi, online, fees };
};

interface DayPorts {
  orders: KitchenOrders;
  days: DayStore;
  view: ViewOrders;
  now: () => Date;
}

export function createDays({ orders, days, view, now }: DayPorts) {
  async function stepsSince({ key, revision, papers }: KitchenOrder, closedAt: string) {
    const steps: ClosedDay['changed'][number]['steps'] = [];
    for (let at = revision; at > 0; at -= 1) {
      const made = await orders.stepTo(key, at);
      if (!made || made.at <= closedAt) break;
      const invoice = papers.find((one) => one.at === made.at);
      const reason = made.note ?? invoice?.reason ?? '';
      steps.unshift({ at: made.at, by: made.email || made.uid, reason });
    }
    return steps;
  }

  async function changedSince(stored: StoredDay, found: readonly KitchenOrder[]) {
    const brought = broughtBy(stored.date, found);
    const keys = [...new Set([...Object.keys(stored.orders), ...Object.keys(brought)])];
    const changed = keys.flatMap((key) => {
      const own = brought[key] ?? stored.orders[key];
      const more = minus(brought[key] ?? none, stored.orders[key] ?? none);
      return own && isSome(more) ? { key, orderId: own.orderId, ...more } : [];
    });
    return Promise.all(
      changed.map(async (one) => {
        const order = found.find(({ key }) => key === one.key);
        return { ...one, steps: order ? await stepsSince(order, stored.closedAt) : [] };
      }),
    );
  }

  async function closedOf(
    stored: StoredDay | null,
    found: readonly KitchenOrder[],
  ): Promise<ClosedDay | null> {
    if (!stored) return null;
    const { date: _date, uid: _uid, press: _press, orders: _orders, ...day } = stored;
    const corrections = day.corrections.map(({ press: _its, ...correction }) => correction);
    return { ...day, corrections, changed: await changedSince(stored, found) };
  }

  const ordersOf = async (date: string) => viewFound(view, await orders.ofDay(date));

  async function dayOf(date: string): Promise<KitchenDay> {
    const [{ orders: found, damaged }, stored, floatBefore] = await Promise.all([
      ordersOf(date),
      days.find(date),
      days.floatBefore(date),
    ]);
    return {
      ...kitchenDay(date, found),
      ...(damaged && { damaged }),
      closed: await closedOf(stored, found),
      floatBefore,
    };
  }

  async function moved(date: string, message: string): Promise<Refusal> {
    return new Refusal('already-moved', message, { beside: { day: await dayOf(date) } });
  }

  /** Returns the cash each courier should and did hand in. Throws a Refusal if a courier is missing. */
  function ridersOf(day: DayFigures, message: CloseDayRequest['riders']): ClosedDay['riders'] {
    const withCash = day.riders.filter(({ cash }) => cash !== 0);
    return withCash.map(({ name, cash }) => {
      const handedIn = message.find((rider) => rider.name === name)?.handedIn;
      if (handedIn === undefined)
        throw invalid(`Say what ${name || 'the rider'} handed in.`, 'riders');
      return { name, expected: cash, handedIn };
    });
  }

  return {
    dayOf,

    async weekBefore(date: string): Promise<WeekBefore> {
      return weekBefore(date, (await ordersOf(weekBeforeOf(date))).orders, now());
    },

    /** Closes a business day once. The same press again returns it; a second closing throws a Refusal. */
    async close(request: CloseDayRequest, { uid, email }: Staff): Promise<KitchenDay> {
      const { date, float, counted, seen, press } = request;
      const at = now();
      const theirs = (stored: StoredDay) => stored.uid !== uid || stored.press !== press;
      const late = (stored: StoredDay) => moved(date, `${stored.by} has closed this day already.`);
      const before = await days.find(date);
      if (before && theirs(before)) throw await late(before);
      if (before) return dayOf(date);
      if (date > businessDay(at)) throw invalid('That day has not begun.', 'date');
      const { orders: found } = await ordersOf(date);
      const day = kitchenDay(date, found);
      const open = found.filter(({ key, status }) => {
        return !isFinal(status) && day.orders.some((order) => order.key === key);
      });
      if (day.cash !== seen.cash || open.length !== seen.open)
        throw await moved(date, 'Meanwhile the day has changed. Please look at it again.');
      const riders = ridersOf(day, request.riders);
      const difference = counted - float - day.cash;
      const owed = riders.some(({ expected, handedIn }) => expected !== handedIn);
      if ((difference !== 0 || owed) && request.reason === '')
        throw invalid('Say why the cash is not what it should be.', 'reason');
      const storedDay = await days.close({
        ...{ date, uid, press, by: email || uid, closedAt: at.toISOString() },
        ...{ sums: sumsOf(day), float, counted, riders, difference, reason: request.reason },
        ...{ corrections: [], orders: broughtBy(date, found) },
      });
      if (theirs(storedDay)) throw await late(storedDay);
      return dayOf(date);
    },

    /** Appends a cash correction to a closed day without changing the counted amount. Throws a Refusal. */
    async correct(
      { date, amount, reason, press }: CorrectDayRequest,
      { uid, email }: Staff,
    ): Promise<KitchenDay> {
      const at = now().toISOString();
      const stored = await days.correct(date, { at, by: email || uid, amount, reason, press });
      if (!stored) throw new Refusal('not-found', 'That day is not closed.');
      return dayOf(date);
    },
  };
}

const daysBefore = 7;

/** Stores closed business days in `days` by date. Browsers cannot access it, and nothing deletes them. */
export function firestoreDays(firestore: Firestore): DayStore {
  const days = firestore.collection('days');
  const dayIn = (found: DocumentSnapshot) => (found.data() as StoredDay | undefined) ?? null;

  return {
    find: async (date) => dayIn(await days.doc(date).get()),

    close: (day) =>
      firestore.runTransaction(async (transaction) => {
        const before = dayIn(await transaction.get(days.doc(day.date)));
        if (!before) transaction.create(days.doc(day.date), day);
        return before ?? day;
      }),

    correct: (date, correction) =>
      firestore.runTransaction(async (transaction) => {
        const day = dayIn(await transaction.get(days.doc(date)));
        if (!day || day.corrections.some(({ press }) => press === correction.press)) return day;
        const corrections = [...day.corrections, correction];
        transaction.update(days.doc(date), { corrections });
        return { ...day, corrections };
      }),

    async floatBefore(date) {
      const before = Array.from({ length: daysBefore }, (_, past) => afterDays(date, -1 - past));
      const found = await firestore.getAll(...before.map((day) => days.doc(day)));
      return found.flatMap((day) => dayIn(day)?.float ?? [])[0] ?? null;
    },
  };
}
