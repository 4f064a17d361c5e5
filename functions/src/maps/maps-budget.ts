import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Takes one question to the paid service from what is left of the day; false where nothing is. */
export type TakeQuestion = () => Promise<boolean>;

interface BudgetSettings {
  /** Questions a day, of all instances together. */
  perDay: number;
  /** The day at a moment, in the restaurant's time zone: `2026-11-22`. */
  dayAt: (at: Date) => string;
  now: () => Date;
}

/** So many are taken from the store at once; what an instance does not use is lost with it. */
const atOnce = 10;

const keptForMs = 40 * 24 * 60 * 60_000;

/**
 * Counts in the store, in `budgets/maps-<day>`, which the store deletes after forty days. A store that does not answer is
 * a budget that is used up: nothing is asked that nobody counts.
 */
export function firestoreBudget(
  firestore: Firestore,
  { perDay, dayAt, now }: BudgetSettings,
): TakeQuestion {
  let today = { day: '', left: 0, isOver: false };
  let asked: Promise<void> | null = null;

  async function takeSome(day: string): Promise<void> {
    const budget = firestore.collection('budgets').doc(`maps-${day}`);
    const taken = await firestore.runTransaction(async (transaction) => {
      const before = Number((await transaction.get(budget)).get('asked') ?? 0);
      const taking = Math.min(atOnce, perDay - before);
      if (taking <= 0) return 0;
      const until = Timestamp.fromMillis(now().getTime() + keptForMs);
      transaction.set(budget, { asked: before + taking, until });
      return taking;
    });
    today = { day, left: taken, isOver: taken === 0 };
  }

  return async () => {
    const day = dayAt(now());
    if (today.day !== day) today = { day, left: 0, isOver: false };
    // Those who wait for the same answer share it, and may find that the others took it all.
    while (today.left === 0 && !today.isOver) {
      asked ??= takeSome(day).finally(() => (asked = null));
      try {
        await asked;
      } catch {
        return false;
      }
    }
    if (today.left === 0) return false;
    today.left -= 1;
    return true;
  };
}
