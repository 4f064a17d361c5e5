import type { LineInput } from '@burger/shared/contracts';
import type { HistoryStep } from '@burger/shared/kitchen';
import type { Site } from './site';
import type { Documents, Page } from './wish';

/** An attempt to order. `total` in paise; null for pages that send no agreed total. */
export interface Pressed {
  lines: readonly LineInput[];
  promoCode: string | null;
  total: number | null;
}

export interface Placing {
  key: string;
  uid: string;
  email: string;
  page: Page;
  pressed: Pressed[];
  /** The acknowledged order; null before a response. */
  reported: { orderId: string; total: number; trackingKey: string | null } | null;
  /** Whether the latest attempt got no response. */
  isUnknown: boolean;
}

/** What customers, kitchen and couriers know from the responses that they got. */
export interface Ledger {
  placings: Map<string, Placing>;
  /** The longest status history that was shown of an order, by order key. */
  observed: Map<string, readonly Pick<HistoryStep, 'status' | 'at'>[]>;
  /** The payment method last acknowledged for an order, by order key. */
  paid: Map<string, 'cash' | 'upi' | 'online'>;
  /** Refunds that the counter has made or will make, each only once. */
  tended: Set<string>;
  problems: string[];
  counts: Record<string, number>;
  count(what: string): void;
  /** Records a status history that was shown; it may only grow. */
  see(key: string, history: readonly Pick<HistoryStep, 'status' | 'at'>[]): void;
}

const isBeginning = (short: readonly { status: string; at: string }[], long: typeof short) =>
  short.every(({ status, at }, index) => long[index]?.status === status && long[index].at === at);

export function openLedger(): Ledger {
  const ledger: Ledger = {
    placings: new Map(),
    observed: new Map(),
    paid: new Map(),
    tended: new Set(),
    problems: [],
    counts: {},
    count: (what) => void (ledger.counts[what] = (ledger.counts[what] ?? 0) + 1),
    see(key, history) {
      const before = ledger.observed.get(key) ?? [];
      const [short, long] = before.length < history.length ? [before, history] : [history, before];
      if (!isBeginning(short, long)) ledger.problems.push(`${key} showed two histories`);
      ledger.observed.set(key, long);
    },
  };
  return ledger;
}

type Work = () => Promise<void> | void;

/** The planned work, by due time (ms). */
export interface Agenda {
  at(moment: number, work: Work): void;
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
  /** Number of simulated days: seven, or fewer for a trial. */
  days: number;
  site: Site;
  agenda: Agenda;
  ledger: Ledger;
  documents: Documents;
  dishes: readonly number[];
  /** Version of the first menu, which has no online payment. No rollback returns to it. */
  cashOnly: string;
  /** Whether the last day is over: connections are good then, and undecided customers retry. */
  isOver: boolean;
}
