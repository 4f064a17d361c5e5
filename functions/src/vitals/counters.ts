import { isRecent, isYounger } from '@burger/shared/platform/device';
import { type VitalName, vitalNames } from '@burger/shared/contracts/visit';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

export interface Counts {
  [name: string]: number | Counts;
}

const isCounts = (value: unknown): value is Counts => typeof value === 'object' && value !== null;

export const within = (counts: Counts | null | undefined, name: string): Counts => {
  const found = counts && Object.hasOwn(counts, name) ? counts[name] : undefined;
  return isCounts(found) ? found : {};
};

export const numberAt = (counts: Counts, name: string): number => {
  const found = Object.hasOwn(counts, name) ? counts[name] : undefined;
  return typeof found === 'number' ? found : 0;
};

export function sumOf(one: Counts, other: Counts): Counts {
  const sum: Counts = { ...one };
  for (const [name, value] of Object.entries(other)) {
    sum[name] =
      typeof value === 'number' ? numberAt(sum, name) + value : sumOf(within(sum, name), value);
  }
  return sum;
}

export function countsIn(data: unknown): Counts {
  if (!isCounts(data)) return {};
  const counts: Counts = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') counts[name] = value;
    else if (isCounts(value)) counts[name] = countsIn(value);
  }
  return counts;
}

/** Aggregated counts in the database, from which single visits cannot be reconstructed. */
export interface Counters {
  /** Adds all counts or none. New documents expire at `until`. */
  add(counts: ReadonlyMap<string, Counts>, until: Date): Promise<void>;
  read(names: readonly string[]): Promise<(Counts | null)[]>;
  /** Returns whether the caller may run a job that runs once per `everyMs`, and reserves its turn. */
  takeTurn(what: string, at: number, everyMs: number): Promise<boolean>;
  /** After a failure, resets a reserved turn to `lockedAt`, so that the job's next turn comes sooner. */
  giveBack(what: string, lockedAt: number): Promise<void>;
}

const minuteMs = 60_000;

/**
 * Buffers counters: writes the first count after a quiet time immediately, later ones once per `everyMs`. A
 * stopped process or a failed write loses the buffer. Reads include it.
 */
export function gathered(counters: Counters, now: () => number, everyMs = minuteMs): Counters {
  let waiting = new Map<string, Counts>();
  let retainedUntil = new Date(0);
  let writtenAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reserved = waiting;
    waiting = new Map();
    if (reserved.size === 0) return;
    writtenAt = now();
    await counters.add(reserved, retainedUntil);
  }

  return {
    ...counters,
    async add(counts, until) {
      for (const [name, more] of counts) waiting.set(name, sumOf(waiting.get(name) ?? {}, more));
      retainedUntil = until;
      if (!isYounger(writtenAt, everyMs, now())) return write();
      // An idle function instance may be frozen; its timer then fires with the next request.
      timer ??= setTimeout(() => void write().catch(() => undefined), everyMs).unref();
    },
    async read(names) {
      await write().catch(() => undefined);
      return counters.read(names);
    },
  };
}

const day = 24 * 60 * 60_000;
export const retainUntil = (at: Date): Date => new Date(at.getTime() + 60 * day);

const ends: Record<VitalName, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [25, 50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

const stepOf = (vital: VitalName, value: number): number => {
  const step = ends[vital].findIndex((end) => value <= end);
  return step === -1 ? ends[vital].length : step;
};

export const countedAs = (vital: VitalName, value: number): Counts => ({
  n: 1,
  // Sum integers, because rounding makes sums of fractions depend on their order.
  sum: vital === 'cls' ? Math.round(value * 10_000) : Math.round(value),
  [`b${stepOf(vital, value)}`]: 1,
});

/** Returns the 75th percentile of a Web Vital; null without values. */
export function threeQuarters(vital: VitalName, counts: Counts): number | null {
  const steps = [...ends[vital].keys(), ends[vital].length].map((at) =>
    Math.max(0, numberAt(counts, `b${at}`)),
  );
  const all = steps.reduce((sum, step) => sum + step, 0);
  if (all === 0) return null;
  let below = 0;
  for (const [at, many] of steps.entries()) {
    const from = ends[vital][at - 1] ?? 0;
    const to = ends[vital][at] ?? from;
    if (many > 0 && below + many >= all * 0.75) {
      return from + ((to - from) * (all * 0.75 - below)) / many;
    }
    below += many;
  }
  return ends[vital].at(-1) ?? null;
}

export const isVital = (name: string): name is VitalName =>
  (vitalNames as readonly string[]).includes(name);

const isEmpty = (value: number | Counts): boolean =>
  typeof value !== 'number' && Object.keys(value).length === 0;

const increments = (counts: Counts): DocumentData =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [
        name,
        typeof value === 'number' ? FieldValue.increment(value) : increments(value),
      ]),
  );

/** Stores counts in the collection `vitals`, deleted after `until`, and the turns of jobs in `vitalTurns`. */
export function firestoreCounters(firestore: Firestore): Counters {
  const vitals = firestore.collection('vitals');
  const turns = firestore.collection('vitalTurns');
  return {
    async add(counts, until) {
      const batch = firestore.batch();
      for (const [name, added] of counts) {
        const stored = { ...increments(added), until: Timestamp.fromDate(until) };
        batch.set(vitals.doc(name), stored, { merge: true });
      }
      await batch.commit();
    },
    async read(names) {
      if (names.length === 0) return [];
      const found = await firestore.getAll(...names.map((name) => vitals.doc(name)));
      return found.map((one) => {
        const { until: _until, ...counts } = one.data() ?? {};
        return one.exists ? countsIn(counts) : null;
      });
    },
    takeTurn: (what, at, everyMs) =>
      firestore.runTransaction(async (transaction) => {
        const turn = await transaction.get(turns.doc(what));
        const lockedAt: unknown = turn.get('takenAt');
        if (lockedAt instanceof Timestamp && isRecent(lockedAt.toMillis(), everyMs, at))
          return false;
        transaction.set(turns.doc(what), { takenAt: Timestamp.fromMillis(at) });
        return true;
      }),
    async giveBack(what, lockedAt) {
      await turns.doc(what).set({ takenAt: Timestamp.fromMillis(lockedAt) });
    },
  };
}
