import type { Counts } from './counters';

/** Counts under names, in the store: no single visit can be read out of them. */
export interface Tallies {
  /** Adds to all of them or to none; what is new is kept until then. */
  add(counts: ReadonlyMap<string, Counts>, until: Date): Promise<void>;
  /** What is counted under each name, null where nothing is. */
  read(names: readonly string[]): Promise<(Counts | null)[]>;
  /** Whether it is this caller's turn to do something that is done once in so many ms; the turn is taken with it. */
  takeTurn(what: string, at: number, everyMs: number): Promise<boolean>;
  /** Gives a turn back that came to nothing: it counts as taken at that moment, so the next one can be sooner. */
  giveBack(what: string, takenAt: number): Promise<void>;
}

const day = 24 * 60 * 60_000;

/** Until when the counts of a day are kept. */
export const keptUntil = (at: Date): Date => new Date(at.getTime() + 60 * day);
