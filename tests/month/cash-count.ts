import type { Paise } from '@burger/shared/pricing';

const minuteMs = 60_000;

/** Returns the business day (IST, until 4 AM) of a time in ms. */
export const businessDate = (at: number): string =>
  new Date(at + 90 * minuteMs).toISOString().slice(0, 10);

const foldedName = (name: string) => name.trim().toLowerCase();

/** Counts cash by business day: what is in the drawer, and how much of it couriers collected. */
export function countCash(now: () => number) {
  const drawer = new Map<string, Paise>();
  const couriers = new Map<string, Paise>();
  const add = (sums: Map<string, Paise>, key: string, amount: Paise) =>
    void sums.set(key, (sums.get(key) ?? 0) + amount);
  return {
    /** Adds cash received, or cash paid out if below zero. `courier`: who has the cash. */
    move(amount: Paise, courier: string | null = null): void {
      const date = businessDate(now());
      add(drawer, date, amount);
      if (courier !== null) add(couriers, `${date} ${foldedName(courier)}`, amount);
    },
    of: (date: string): Paise => drawer.get(date) ?? 0,
    ofCouriers: (): [string, Paise][] =>
      [...couriers]
        .filter(([, amount]) => amount !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    courierKey: (date: string, name: string) => `${date} ${foldedName(name)}`,
  };
}
