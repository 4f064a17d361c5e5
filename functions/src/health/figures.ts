import { vitalNames, type Part, type VitalName } from '@burger/shared/vitals';
import { numberAt, within, type Counts } from '../vitals/counters';
import { threeQuarters } from '../vitals/histogram';

/** What three quarters of the visits stayed below; LCP and INP in ms. */
export type MeasuredVitals = Record<VitalName, number | null>;

/** Visits with a version, and those of them in which it failed. */
export interface VersionVisits {
  part: Part;
  version: string;
  visits: number;
  failed: number;
}

// Of fewer visits nothing can be said.
const fewestVisits = 30;
const fewestFailed = 5;
// What fails less often than this is not told from chance.
const usualAtLeast = 0.01;

const rateOf = ({ visits, failed }: Pick<VersionVisits, 'visits' | 'failed'>): number =>
  visits === 0 ? 0 : failed / visits;

/** Whether a version fails at least twice as often as usual: as the others of its part, or as itself on days before. */
export function failsTwiceAsOften(
  version: VersionVisits,
  others: readonly VersionVisits[],
): boolean {
  if (version.visits < fewestVisits || version.failed < fewestFailed) return false;
  const visits = others.reduce((sum, one) => sum + one.visits, 0);
  const failed = others.reduce((sum, one) => sum + one.failed, 0);
  const usual = visits < fewestVisits ? 0 : rateOf({ visits, failed });
  return rateOf(version) >= 2 * Math.max(usual, usualAtLeast);
}

/** The visits with each version, of a part's counts. */
export const visitsOf = (part: Part, counts: Counts): VersionVisits[] =>
  Object.keys(within(counts, 'versions')).map((version) => {
    const own = within(within(counts, 'versions'), version);
    return { part, version, visits: numberAt(own, 'visits'), failed: numberAt(own, 'failed') };
  });

/** Measures that lie beside each other, as each page has them. */
export const measured = (counts: Counts): MeasuredVitals =>
  Object.fromEntries(
    vitalNames.map((vital) => [vital, threeQuarters(vital, within(counts, vital))]),
  ) as MeasuredVitals;
