/** Returns whether a time is less than `ms` ago. A future time (clock set back) counts as old. */
export const isYounger = (since: number, ms: number, now: number): boolean =>
  since <= now && now - since < ms;

// In ms: the tolerated difference between the clocks of two of our servers.
const clocksDifferMs = 30_000;

/** Returns whether a time written by any of our servers is from before the clock was set back. */
export const isPutBack = (writtenAt: number, now: number): boolean =>
  writtenAt > now + clocksDifferMs;

/** Returns whether a time written by any of our servers is less than `ms` ago. */
export const isRecent = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since < ms;

/** Returns whether a time written by any of our servers is at most `ms` ago. */
export const isInTime = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since <= ms;

/** Returns minutes as text: 45–60, or 65–80 if a busy kitchen adds 20 minutes. */
export const minutesSpan = (
  { minutes, latestMinutes }: { minutes: number; latestMinutes: number },
  extraMinutes = 0,
): string =>
  latestMinutes > minutes
    ? `${minutes + extraMinutes}–${latestMinutes + extraMinutes}`
    : String(minutes + extraMinutes);
