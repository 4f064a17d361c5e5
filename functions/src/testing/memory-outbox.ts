import type { OrderLife } from '@burger/shared/order';
import { isPutBack } from '@burger/shared/times';
import {
  escalateAfterMs,
  isForUs,
  leaseMs,
  newsId,
  oursFirst,
  overdueAt,
  type CustomerNews,
  type OrderNotification,
  type Outbox,
} from '../orders/outbox';

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

/** An outbox in memory that keeps the promises of the real one. */
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
