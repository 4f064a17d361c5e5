import { fields } from '@burger/shared/reading';

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isMomentOrNone = (value: unknown): boolean => value === null || isMoment(value);

const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isThing = (value: unknown): boolean => {
  const { what, until } = fields(value);
  const isChoice = typeof what === 'string' && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(what);
  return (isChoice || isCount(what, Infinity)) && isMomentOrNone(until);
};

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether an answer says what changes during a day, as the contract has it: no schema has to be loaded for that little. */
export function fitsToday(answer: unknown): boolean {
  const { version, revision, soldOut, paused, extraMinutes, closedDays, now } = fields(answer);
  return (
    typeof version === 'string' &&
    /^[0-9a-f]{12}$/.test(version) &&
    isCount(revision, Infinity) &&
    Array.isArray(soldOut) &&
    soldOut.every(isThing) &&
    (paused === null || isMomentOrNone(fields(paused)['until'])) &&
    isCount(extraMinutes, 180) &&
    Array.isArray(closedDays) &&
    closedDays.every(isDay) &&
    isMoment(now)
  );
}
