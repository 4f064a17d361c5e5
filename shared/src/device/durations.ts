/** Whether something is younger than so many ms. What is of the future, as before a clock was put back, counts as old. */
export const isYounger = (since: number, ms: number, now: number): boolean =>
  since <= now && now - since < ms;

// The clocks of two machines differ by less.
const clocksDifferMs = 30_000;

/** Whether a moment that any of our machines wrote down is of before the clock was put back. */
export const isPutBack = (writtenAt: number, now: number): boolean =>
  writtenAt > now + clocksDifferMs;

/** Whether a moment that any of our machines wrote down is younger than so many ms. */
export const isRecent = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since < ms;

/** Whether what any of our machines wrote down is at most so many ms ago, as far as somebody knows. */
export const isInTime = (since: number, ms: number, now: number): boolean =>
  !isPutBack(since, now) && now - since <= ms;

/** How long an order takes, as it is said: 45–60, and with what a busy kitchen adds 65–80. */
export const minutesSpan = (
  { minutes, latestMinutes }: { minutes: number; latestMinutes: number },
  extraMinutes = 0,
): string =>
  latestMinutes > minutes
    ? `${minutes + extraMinutes}–${latestMinutes + extraMinutes}`
    : String(minutes + extraMinutes);
