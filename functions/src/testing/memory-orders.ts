import {
  documentLife,
  documentPaper,
  handedOverAt,
  type IssuedPaper,
  lifeOf,
  type OrderDocument,
  type OrderLife,
  type PaperDraft,
  paperDue,
  readBooked,
  seriesOf,
  settled,
} from '@burger/shared/order';
import { businessDay } from '@burger/shared/restaurant';
import { isPutBack } from '@burger/shared/times';
import { Refusal } from '../http/errors';
import { bookDays } from '../orders/books';
import {
  type CustomerNews,
  escalateAfterMs,
  isForUs,
  isAnnounced,
  leaseMs,
  newsId,
  newsOf,
  type OrderNotification,
  oursFirst,
  type Outbox,
  overdueAt,
} from '../orders/outbox';
import { placeGone } from '../orders/quota';
import {
  changedFields,
  type KeptOrder,
  type KitchenOrders,
  type RiderLink,
  type RiderLinks,
  type StepEntry,
} from '../orders/store';

interface Entry extends OrderNotification {
  nextAt: number | null;
  sentAt: number | null;
  escalateAt: number | null;
}

export interface MemoryOutbox extends Outbox {
  entries: Map<string, Entry>;
  /** What a commit writes together with an order. */
  add(order: string, at: number, attendedFrom?: number): void;
  /** What a commit writes together with a change of an order; nothing where the customer was told before. */
  tell(order: string, news: CustomerNews | null, at: number, life?: OrderLife): void;
}

export function memoryOutbox(statusOf: (order: string) => string | undefined): MemoryOutbox {
  const entries = new Map<string, Entry>();
  const until = (field: 'nextAt' | 'escalateAt', at: number, most: number) =>
    [...entries.values()]
      .filter((entry) => (entry[field] ?? Infinity) <= at)
      .sort((one, other) => (one[field] ?? 0) - (other[field] ?? 0))
      .slice(0, most);
  const put = (id: string, changes: Partial<Entry>) => {
    const entry = entries.get(id);
    if (entry) entries.set(id, { ...entry, ...changes });
  };
  const attempted = (id: string) => (entries.get(id)?.attempts ?? 0) + 1;

  return {
    entries,
    add(order, at, attendedFrom = at) {
      const own = { id: order, order, kind: 'order', attempts: 0, at, sentAt: null } as const;
      const escalateAt = attendedFrom + escalateAfterMs;
      entries.set(order, { ...own, nextAt: at + leaseMs, escalateAt });
    },
    tell(order, news, at, life) {
      const id = news && newsId(order, news, life);
      if (!id || entries.has(id)) return;
      const own = { id, order, kind: news, attempts: 0, at, sentAt: null };
      entries.set(id, { ...own, nextAt: at, escalateAt: null });
    },
    async comeBack(at) {
      for (const entry of entries.values()) {
        if (!isPutBack(entry.at, at)) continue;
        const attendedFrom = (entry.escalateAt ?? 0) - escalateAfterMs;
        const escalateAt = entry.escalateAt && overdueAt({ createdAt: entry.at, attendedFrom }, at);
        put(entry.id, { at, nextAt: entry.nextAt && at, escalateAt });
      }
    },
    due: (at, most) => Promise.resolve(oursFirst(until('nextAt', at, Infinity), most)),
    overdue: (at, most) => Promise.resolve(until('escalateAt', at, most).map(({ id }) => id)),
    claim(id, at, leasedUntil) {
      const entry = entries.get(id);
      if (!entry || (entry.nextAt ?? Infinity) > at) return Promise.resolve(null);
      put(id, { nextAt: leasedUntil });
      return Promise.resolve(entry);
    },
    async sent(id, at) {
      put(id, { sentAt: at, nextAt: null, attempts: attempted(id) });
    },
    async failed(id, nextAt) {
      put(id, { nextAt, attempts: attempted(id) });
    },
    async drop(id) {
      entries.delete(id);
    },
    async escalate(order, at) {
      if ((entries.get(order)?.escalateAt ?? null) === null) return;
      put(order, { escalateAt: null });
      if (statusOf(order) !== 'placed') return;
      const id = `${order}-escalation`;
      const own = { id, order, kind: 'escalation', attempts: 0, at } as const;
      entries.set(id, { ...own, nextAt: at, sentAt: null, escalateAt: null });
    },
    async waitingSince() {
      const waiting = [...entries.values()].filter(
        ({ kind, nextAt }) => nextAt !== null && isForUs(kind),
      );
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ at }) => at));
    },
    async forget(before, most) {
      const isOver = ({ sentAt, escalateAt }: Entry) =>
        sentAt !== null && sentAt <= before && escalateAt === null;
      const over = [...entries.values()].filter(isOver).slice(0, most);
      for (const { id } of over) entries.delete(id);
    },
  };
}

export interface MemoryKitchen extends KitchenOrders {
  steps: Map<string, StepEntry>;
  /** How many documents were read, as the store counts: a question without an answer is one. */
  reads: number;
}

const keptIn = (key: string, document: OrderDocument): KeptOrder => {
  const order = readBooked(document);
  if (!order) throw new Error(`Order ${key} is none`);
  return { key, order };
};

const isoOr = (ms: number | null, other: string): string =>
  ms === null ? other : new Date(ms).toISOString();

/** The kitchen's side of an order book in memory; `clock` is that of the store, in ms. */
export function memoryKitchen(
  orders: Map<string, OrderDocument>,
  clock: () => number,
  outbox?: Pick<MemoryOutbox, 'add' | 'tell'>,
): MemoryKitchen {
  const changedAt = new Map<string, number>();
  const steps = new Map<string, StepEntry>();
  const placedAt = ({ createdAt }: OrderDocument) => Date.parse(createdAt);
  const changeOf = (key: string, order: OrderDocument) => changedAt.get(key) ?? placedAt(order);

  function those(which: (order: OrderDocument, key: string) => boolean): KeptOrder[] {
    const found = [...orders]
      .filter(([key, order]) => which(order, key))
      .sort(([, one], [, other]) => placedAt(one) - placedAt(other))
      .map(([key, order]) => keptIn(key, order));
    kitchen.reads += Math.max(1, found.length);
    return found;
  }

  const series = new Map<string, number>();
  function numbered(draft: PaperDraft, at: string): IssuedPaper {
    const name = seriesOf(draft.kind, new Date(at), 'BK');
    const number = (series.get(name) ?? 0) + 1;
    series.set(name, number);
    return { ...draft, at, serial: `${name}/${number}` };
  }

  const others = (slot: string): number =>
    those((order) => order.slot === slot && order.orderStatus !== 'cancelled').length;

  const kitchen: MemoryKitchen = {
    steps,
    reads: 0,
    async whole(since, most) {
      const found = those((order, key) => order.open || changeOf(key, order) > since);
      return { orders: found.slice(0, most), readAt: clock() };
    },
    async changed(since, most) {
      const found = those((order, key) => changeOf(key, order) > since);
      return { orders: found.slice(0, most), readAt: clock() };
    },
    async find(key) {
      const order = orders.get(key);
      return order ? keptIn(key, order) : null;
    },
    async change(key, work) {
      const before = orders.get(key);
      if (!before) throw new Refusal('not-found', 'There is no such order.');
      const kept = keptIn(key, before);
      const { life: moved, entry, capacity = Infinity, asked, changed, seen } = work(kept);
      const step = { from: entry.from, to: entry.to, reason: moved.reason };
      const due = paperDue(kept.order, step, changed ? 'void' : asked);
      const life = settled(moved, changed ? null : due, entry.at);
      const isNew = isAnnounced(kept.order, life);
      const isBack = before.orderStatus === 'cancelled' && life.status !== 'cancelled';
      if (isBack && before.slot !== null && others(before.slot) >= capacity) throw placeGone();
      const papers = before.papers.length + (due ? 1 : 0);
      const after = {
        ...before,
        ...documentLife(life),
        ...(changed && changedFields(before, changed, { at: entry.at, papers })),
        ...(seen !== undefined && { changesSeen: seen }),
        ...(isNew && { attendedFrom: new Date(life.attendedFrom).toISOString() }),
        estimatedDeliveryTime: isoOr(life.promisedAt, before.estimatedDeliveryTime),
        estimatedDeliveryUntil: isoOr(life.promisedUntil, before.estimatedDeliveryUntil),
        papers: due ? [...before.papers, documentPaper(numbered(due, entry.at))] : before.papers,
      };
      orders.set(key, after);
      changedAt.set(key, clock());
      steps.set(`${key}-${life.revision}`, entry);
      if (isNew) outbox?.add(key, Date.parse(entry.at), life.attendedFrom);
      const news = newsOf(kept.order, entry.from, life, changed ? 'change' : due);
      outbox?.tell(key, news, Date.parse(entry.at), life);
      return keptIn(key, after);
    },
    stepTo: async (key, revision) => steps.get(`${key}-${revision}`) ?? null,
    ofDay: async (date) =>
      those((order, key) => {
        const moments = [placedAt(order), Date.parse(order.estimatedDeliveryTime)];
        const life = lifeOf(keptIn(key, order).order);
        const days = life ? bookDays(life, order.papers) : [];
        return [...moments.map((at) => businessDay(new Date(at))), ...days].includes(date);
      }),
    handedOver: async (from, to) =>
      those((order, key) => {
        const life = lifeOf(keptIn(key, order).order);
        const at = Date.parse((life && handedOverAt(life)) ?? '');
        return at >= from && at < to;
      }),
    byNumber: async (orderId) => those((order) => order.orderId === orderId),
    byTrackingKey: async (trackingKey) =>
      those((order) => order.trackingKey === trackingKey)[0] ?? null,
    byPhone: async (phone, since, most) =>
      those((order) => order.customerDetails.phone === phone && placedAt(order) >= since)
        .reverse()
        .slice(0, most),
    byAttempt: async (attempt) =>
      those(({ online }) => attempt !== '' && online?.attempt === attempt)[0] ?? null,
    asking: async (at, most) =>
      those(({ online }) => Date.parse(online?.askAt ?? '') <= at).slice(0, most),
    owing: async (most) =>
      those(({ online }) => Boolean(online?.owedSince))
        .sort((one, other) => {
          const [since = '', than = ''] = [one, other].map(
            ({ key }) => orders.get(key)?.online?.owedSince ?? '',
          );
          return since < than ? -1 : 1;
        })
        .slice(0, most),
    async askLater(key, revision, askAt) {
      const order = orders.get(key);
      if (!order?.online || order.revision !== revision) return;
      orders.set(key, { ...order, online: { ...order.online, askAt } });
    },
  };
  return kitchen;
}

export function memoryLinks(): RiderLinks & { kept: Map<string, RiderLink & { hash: string }> } {
  const kept = new Map<string, RiderLink & { hash: string }>();
  return {
    kept,
    async keep(hash, link) {
      kept.set(link.order, { ...link, hash });
    },
    async find(hash) {
      return [...kept.values()].find((link) => link.hash === hash) ?? null;
    },
    async end(order) {
      kept.delete(order);
    },
  };
}
