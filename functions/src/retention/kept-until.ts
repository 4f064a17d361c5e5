import type { RetentionRules } from '@burger/shared/contracts';

/** Before which moments (ms) an order has to be placed, or handed over, for something to be taken out of it now. */
export interface Expired {
  coordinates: number;
  person: number;
}

const dayMs = 24 * 60 * 60_000;
// The restaurant's zone has no summer time.
const zoneMs = 5.5 * 60 * 60_000;

/** Midnight (ms) at the restaurant. */
const midnight = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) - zoneMs;

/**
 * Until when (ms) the tax law wants the records of an order that was handed over at `at` (of one that never was: placed):
 * so many months after the annual return of that financial year (April to March) was due, on 31 December. CGST Act,
 * section 36.
 */
export function taxRecordsUntil(at: number, { taxMonths }: RetentionRules): number {
  const local = new Date(at + zoneMs);
  const endYear = local.getUTCFullYear() + (local.getUTCMonth() < 3 ? 0 : 1);
  // The day after the return was due, so many months later.
  return midnight(endYear + 1, taxMonths, 1);
}

/** What is over now: financial years one by one, as all orders of one go together. */
export function expiredAt(now: number, rules: RetentionRules): Expired {
  const year = new Date(now + zoneMs).getUTCFullYear();
  const starts = Array.from({ length: year - 1970 }, (_, past) => midnight(year - past, 3, 1));
  // A year's orders lie before the start of the next.
  const person = starts.find((start) => taxRecordsUntil(start - 1, rules) <= now) ?? 0;
  return { coordinates: now - rules.coordinatesDays * dayMs, person };
}
