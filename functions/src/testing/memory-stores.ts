import type { Today } from '@burger/shared/contracts';
import { type OrderDocument, readBooked } from '@burger/shared/order';
import { type Published, versionOf } from '@burger/shared/publishing';
import { ordinaryDay } from '@burger/shared/shop';
import { isYounger } from '@burger/shared/times';
import type { DayBook, KeptDay } from '../kitchen/days';
import type { MonthBook } from '../kitchen/month';
import type { Subscriber, Subscribers } from '../forms/newsletter';
import { isUnderWay, type Progress } from '../me/firestore-person';
import type { PersonPorts } from '../me/my-data';
import { registerRowOf } from '../orders/register-row';
import {
  afterStep,
  NotPublished,
  publishedMeanwhile,
  type PublishedVersion,
  type ShopStore,
} from '../shop/shop-store';
import { type Counts, sumOf, type Counters } from '../vitals/counters';

export interface MemoryShop extends ShopStore {
  reads: { live: number; published: number };
  /** Of today's facts, as a transaction reads it; null before anything was published. */
  revision(): number | null;
}

/** A shop in memory that keeps the promises of the real one; `first` has been published already. */
export function memoryShop(first?: Published): MemoryShop {
  const documents = new Map<string, { published: Published; about: PublishedVersion }>();
  const reads = { live: 0, published: 0 };
  let today: Today | null = null;

  function put(published: Published, by: string): Today {
    const version = versionOf(published);
    if (today?.version === version) return today;
    const about = { version, by, at: new Date(0).toISOString(), from: today?.version ?? null };
    if (!documents.has(version)) documents.set(version, { published, about });
    today = today
      ? afterStep(today, { ...today, version })
      : { ...ordinaryDay(version), revision: 1 };
    return today;
  }

  if (first) put(first, 'the first start');

  return {
    reads,
    revision: () => today?.revision ?? null,
    live() {
      reads.live += 1;
      return Promise.resolve(today);
    },
    published(version) {
      reads.published += 1;
      return Promise.resolve(documents.get(version)?.published ?? null);
    },
    versions: () => Promise.resolve([...documents.values()].map(({ about }) => about).reverse()),
    start: (seed) => Promise.resolve(today ?? put(seed, 'the first start')),
    publish: ({ published, by, basedOn }) =>
      basedOn !== undefined && today && today.version !== basedOn
        ? Promise.reject(publishedMeanwhile(today.version))
        : Promise.resolve(put(published, by)),
    back(version, by) {
      const known = documents.get(version);
      return known
        ? Promise.resolve(put(known.published, by))
        : Promise.reject(new NotPublished(`There is no version ${version}.`));
    },
    change(step) {
      if (!today) return Promise.reject(new NotPublished('Nothing has been published yet.'));
      today = afterStep(today, { ...step(today), version: today.version });
      return Promise.resolve(today);
    },
  };
}

/** Closed days in memory; none has one before it. */
export function memoryDays(): DayBook {
  const days = new Map<string, KeptDay>();
  return {
    find: async (date) => days.get(date) ?? null,
    async close(day) {
      if (!days.has(day.date)) days.set(day.date, day);
      return days.get(day.date) ?? day;
    },
    async correct(date, correction) {
      const day = days.get(date);
      if (!day || day.corrections.some(({ press }) => press === correction.press))
        return day ?? null;
      const corrected = { ...day, corrections: [...day.corrections, correction] };
      days.set(date, corrected);
      return corrected;
    },
    floatBefore: async () => null,
  };
}

/** The register of an order book in memory. */
export function memoryMonths(orders: Map<string, OrderDocument>): MonthBook {
  const kept = () =>
    [...orders].flatMap(([key, document]) => {
      const order = readBooked(document);
      return order ? { key, order } : [];
    });
  const idOf = (serial: string) => serial.replaceAll('/', '-');
  return {
    async papers(from, to, after, most) {
      const rows = kept().flatMap(({ key, order }) =>
        order.papers.map((issued) => ({
          ...{ id: idOf(issued.serial), row: registerRowOf(key, order, issued), order },
          at: Date.parse(issued.at),
        })),
      );
      return rows
        .filter(({ at, id }) => {
          const isAfter = !after || at > after.at || (at === after.at && id > after.id);
          return at >= from && at < to && isAfter;
        })
        .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
        .slice(0, most);
    },
    refunded: async (month, skip, most) =>
      kept()
        .filter(({ order }) => order.online?.refunds.some(({ at }) => at.startsWith(month)))
        .slice(skip, skip + most),
  };
}

type Listed = Subscriber & { welcomeAt: number | null };

export function memorySubscribers(): Subscribers & { list: Map<string, Listed> } {
  const list = new Map<string, Listed>();
  return {
    list,
    async add(email, language, at) {
      const id = email.toLowerCase();
      if (list.has(id)) return;
      const key = list.size.toString(16).padStart(32, '0');
      const subscribedAt = at.getTime();
      list.set(id, { id, email: id, language, subscribedAt, key, welcomeAt: subscribedAt });
    },
    async remove(key) {
      for (const one of list.values()) if (one.key === key) list.delete(one.id);
    },
    async unwelcomed(at, most) {
      const due = [...list.values()].filter(
        ({ welcomeAt }) => welcomeAt !== null && welcomeAt <= at,
      );
      return due.slice(0, most);
    },
    async welcome(id, welcomeAt) {
      const one = list.get(id);
      if (one) list.set(id, { ...one, welcomeAt });
    },
  };
}

export interface MemoryPerson extends PersonPorts {
  accounts: PersonPorts['accounts'] & { known: Set<string>; roles: Map<string, string> };
  /** When they were closed, and whether erasing has begun. */
  closed: Map<string, { at: number; isErasing: boolean }>;
}

const progressOf = (order: OrderDocument): Progress => ({
  status: order.orderStatus,
  createdAt: Date.parse(order.createdAt),
  slot: order.slot ? Date.parse(order.slot) : 0,
  promisedAt: Date.parse(order.estimatedDeliveryTime),
});

/** The accounts asha and ravi, and what an order book in memory keeps of them. */
export function memoryPerson(orders: Map<string, OrderDocument>): MemoryPerson {
  const known = new Set(['asha', 'ravi']);
  const roles = new Map<string, string>();
  const closed: MemoryPerson['closed'] = new Map();
  const of = (uid: string) => [...orders.values()].filter(({ customerId }) => customerId === uid);
  return {
    closed,
    accounts: {
      known,
      roles,
      find: async (uid) =>
        known.has(uid)
          ? {
              displayName: null,
              email: `${uid}@example.in`,
              emailVerified: false,
              phoneNumber: null,
              photoURL: null,
              createdAt: '2026-01-01T00:00:00.000Z',
              lastSignInAt: null,
              signsInWith: ['password'],
              role: roles.get(uid) ?? null,
            }
          : null,
      remove: async (uid) => void known.delete(uid),
    },
    store: {
      gather: async (uid) => ({ profile: null, orders: of(uid), newsletterSince: null }),
      hasOrderUnderWay: async (uid, at) =>
        of(uid).some((order) => isUnderWay(progressOf(order), at)),
      close: async (uid, at) => void closed.set(uid, { at: at.getTime(), isErasing: false }),
      beginErasing: async (uid) =>
        void closed.set(uid, { at: 0, ...closed.get(uid), isErasing: true }),
      closedBefore: async (before, most) =>
        [...closed]
          .filter(([, { at }]) => at < before)
          .slice(0, most)
          .map(([uid, { isErasing }]) => ({ uid, isErasing })),
      reopen: async (uid) => void closed.delete(uid),
      erase: async (uid) => {
        for (const [key, order] of orders) {
          if (order.customerId === uid) orders.set(key, { ...order, customerId: '' });
        }
      },
    },
  };
}

export interface MemoryCounters extends Counters {
  counts: Map<string, Counts>;
}

export function memoryCounters(): MemoryCounters {
  const counts = new Map<string, Counts>();
  const turns = new Map<string, number>();
  return {
    counts,
    async add(added) {
      for (const [name, more] of added) counts.set(name, sumOf(counts.get(name) ?? {}, more));
    },
    read: (names) => Promise.resolve(names.map((name) => counts.get(name) ?? null)),
    async takeTurn(what, at, everyMs) {
      if (isYounger(turns.get(what) ?? -Infinity, everyMs, at)) return false;
      turns.set(what, at);
      return true;
    },
    async giveBack(what, takenAt) {
      turns.set(what, takenAt);
    },
  };
}
