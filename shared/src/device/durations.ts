/** Returns whether a time is less than so many ms ago. A future one, as after the clock was put back, counts as old. */
export const isYounger = (since: number, ms: number, now: number): boolean =>
  since <= now && now - since < ms;

// Tolerated difference between the clocks of two of our machines.
const clocksDifferMs = 30_000;

/** Returns whether a time written by any of our machines is from before the clock was put back. */
export const isPutBack = (writtenAt: number, now: number): boolean =>
  writtenAt > now + clocksDifferMs;

/** Returns whether a time written by any of our machines is less than so many ms ago. */
export const isRecent = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since < ms;

/** Returns whether a time written by any of our machines is at most so many ms ago. */
export const isInTime = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since <= ms;

/** Returns minutes as text: 45–60, or 65–80 with 20 extra minutes of a busy kitchen. */
export const minutesSpan = (
  { minutes, latestMinutes }: { minutes: number; latestMinutes: number },
  extraMinutes = 0,
): string =>
  latestMinutes > minutes
    ? `${minutes + extraMinutes}–${latestMinutes + extraMinutes}`
    : String(minutes + extraMinutes);
