import { isYounger } from '@burger/shared/times';
import { sumOf, type Counts } from '../vitals/counters';
import type { Tallies } from '../vitals/tallies';

export interface MemoryTallies extends Tallies {
  counts: Map<string, Counts>;
}

/** Tallies in memory that keep the promises of the real ones. */
export function memoryTallies(): MemoryTallies {
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
