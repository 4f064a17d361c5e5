import { parts, type Part } from '@burger/shared/vitals';
import { countsOf } from '../vitals/count-visit';
import { sumOf, type Counts } from '../vitals/counters';
import type { Tallies } from '../vitals/tallies';

const dayMs = 24 * 60 * 60_000;

/** The last so many days up to one, that one first: `2026-11-23`, `2026-11-22`… */
export const lastDays = (day: string, many: number): string[] =>
  Array.from({ length: many }, (_none, back) =>
    new Date(Date.parse(day) - back * dayMs).toISOString().slice(0, 10),
  );

/** The counts of each part, and of orders, over these days together. */
export async function readDays(
  tallies: Tallies,
  days: readonly string[],
): Promise<Record<Part | 'orders', Counts>> {
  const all = [...parts, 'orders'] as const;
  const names = days.flatMap((day) => all.map((part) => countsOf(day, part)));
  const found = await tallies.read(names);
  return Object.fromEntries(
    all.map((part, at) => [
      part,
      days.reduce<Counts>((sum, _day, back) => sumOf(sum, found[back * all.length + at] ?? {}), {}),
    ]),
  ) as Record<Part | 'orders', Counts>;
}
