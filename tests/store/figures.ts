import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Tally } from './count-attempts';
import { isUndecided, reasonIn, type Reported, verdictOf } from './placing';
import type { Answer, Shop } from './shop';

/** The result of a concurrency test (race). `faults` lists the guarantees that were violated. */
export interface Outcome {
  faults: string[];
  figures: Record<string, unknown>;
  tally: Tally;
}

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

export function answersOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name =
      answer.status < 300 ? String(answer.status) : `${answer.status} ${reasonIn(answer)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export const speedOf = (times: readonly number[]) => ({
  perSecond: Number(((times.length * 1000) / Math.max(...times)).toFixed(1)),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  slowest: Math.round(Math.max(...times)),
});

/**
 * Returns contradictions between responses and Firestore: rejected orders that are stored, and acknowledged
 * ones that are not.
 */
export function contradictions(
  reported: readonly Reported[],
  stored: ReadonlyMap<string, unknown>,
) {
  return reported.flatMap(({ wanted: { key }, last }) => {
    const verdict = verdictOf(last);
    const what = `${last.status} ${reasonIn(last)}`;
    if (isUndecided(last)) return [`${key} was not settled: ${what}`];
    if (verdict === 'stored') return stored.has(key) ? [] : [`${key} was acknowledged, and lost`];
    return stored.has(key) ? [`${key} is stored, and was refused: ${what}`] : [];
  });
}

/**
 * Returns the responses that are server errors. Rejections, and responses that ask to wait, are no errors.
 */
export function failures(answers: readonly Answer[]): string[] {
  const failed = answers.filter((answer) => answer.status >= 500 && !isUndecided(answer));
  return failed.length > 0
    ? [`${failed.length} answers failed: ${JSON.stringify(answersOf(failed))}`]
    : [];
}

const mostUnsure = 0.005;

/** Returns a fault if more than half a percent of the first responses leave the outcome open ("not sure"). */
export function tooUnsure(reported: readonly Reported[]): string[] {
  const unsure = reported.filter(({ first }) => verdictOf(first) === 'unsure').length;
  return unsure > reported.length * mostUnsure
    ? [`${unsure} of ${reported.length} were told "not sure"`]
    : [];
}

/** Returns a fault if transactions still run two minutes after the last response. */
export const unended = ({ underWay }: Tally): string[] =>
  underWay > 0 ? [`${underWay} transactions had not ended after two minutes`] : [];

const hidden = (name: string) => name.replace(/[0-9a-f]{16,}/, '…');

/** Returns the most contended documents: written by several transactions and involved in aborted attempts. */
export function hotDocuments({ documents }: Tally): Record<string, number> {
  const hot = Object.entries(documents).filter(
    ([, { writers, aborted }]) => writers > 1 && aborted > 0,
  );
  const first = hot.sort(([, one], [, other]) => other.aborted - one.aborted).slice(0, 5);
  return Object.fromEntries(first.map(([name, { aborted }]) => [hidden(name), aborted]));
}

const file = process.env['STORE_FIGURES'];

/** Appends the outcome of a race to the results file, if one is configured. */
export function record(
  race: string,
  { store, count, seed }: Shop,
  { faults, figures, tally }: Outcome,
) {
  if (!file) return;
  const attempts = Object.fromEntries(
    Object.entries(tally.kinds).map(([kind, { committed, aborted }]) => [
      kind,
      { committed, attempts: Number(((committed + aborted) / Math.max(1, committed)).toFixed(2)) },
    ]),
  );
  const about = { race, store, instances: count, seed };
  const line = { ...about, ...figures, attempts, aborts: hotDocuments(tally), faults };
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
