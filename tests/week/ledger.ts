import type { LineInput } from '@burger/shared/contracts';
import type { HistoryStep } from '@burger/shared/kitchen';
import type { Site } from './site';
import type { Documents, Page } from './wish';

/** What a press of the button asked for; `total` in paise, null where the page knows of no agreement. */
export interface Pressed {
  lines: readonly LineInput[];
  promoCode: string | null;
  total: number | null;
}

/** One order of one customer, by the key under which it is asked for. */
export interface Placing {
  key: string;
  uid: string;
  email: string;
  page: Page;
  pressed: Pressed[];
  /** What the customer was told of it; null before there was an answer. */
  told: { orderId: string; total: number; trackingKey: string | null } | null;
  /** An attempt went out of which nothing was heard, and none since that was answered. */
  isUnknown: boolean;
}

/** What customers, kitchen and riders know by the answers that reached them. */
export interface Ledger {
  placings: Map<string, Placing>;
  /** The longest history that anybody was shown of an order, by its key. */
  seen: Map<string, readonly Pick<HistoryStep, 'status' | 'at'>[]>;
  /** How an order was paid, as it was acknowledged last. */
  paid: Map<string, 'cash' | 'upi' | 'online'>;
  /** What the counter has given back, or will: each once. */
  tended: Set<string>;
  problems: string[];
  counts: Record<string, number>;
  count(what: string): void;
  /** Notes what somebody was shown of an order: it may grow, and never changes. */
  see(key: string, history: readonly Pick<HistoryStep, 'status' | 'at'>[]): void;
}

const isBeginning = (short: readonly { status: string; at: string }[], long: typeof short) =>
  short.every(({ status, at }, index) => long[index]?.status === status && long[index].at === at);

export function openLedger(): Ledger {
  const ledger: Ledger = {
    placings: new Map(),
    seen: new Map(),
    paid: new Map(),
    tended: new Set(),
    problems: [],
    counts: {},
    count: (what) => void (ledger.counts[what] = (ledger.counts[what] ?? 0) + 1),
    see(key, history) {
      const before = ledger.seen.get(key) ?? [];
      const [short, long] = before.length < history.length ? [before, history] : [history, before];
      if (!isBeginning(short, long)) ledger.problems.push(`${key} showed two histories`);
      ledger.seen.set(key, long);
    },
  };
  return ledger;
}

type Work = () => Promise<void> | void;

/** What is to be done at which moment (ms). */
export interface Agenda {
  at(moment: number, work: Work): void;
  /** What has to be done by that moment, which is forgotten with it. */
  due(moment: number): Work[];
  readonly length: number;
}

export function createAgenda(): Agenda {
  let entries: { moment: number; work: Work }[] = [];
  return {
    at: (moment, work) => void entries.push({ moment, work }),
    due(moment) {
      const now = entries.filter((entry) => entry.moment <= moment);
      entries = entries.filter((entry) => entry.moment > moment);
      return now.sort((one, other) => one.moment - other.moment).map(({ work }) => work);
    },
    get length() {
      return entries.length;
    },
  };
}

export interface Week {
  seed: number;
  /** How many days it has: seven, or fewer to try it out. */
  days: number;
  site: Site;
  agenda: Agenda;
  ledger: Ledger;
  documents: Documents;
  dishes: readonly number[];
  /** The first menu, by which nobody pays online: none goes back to it. */
  cashOnly: string;
  /** After the last day: lines are good, and whoever does not know yet asks again. */
  isOver: boolean;
}
