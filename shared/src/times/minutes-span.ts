import type { UsualMinutes } from '../contracts/rules';

/** How long an order takes, as it is said: 45–60, and with what a busy kitchen adds 65–80. */
export const minutesSpan = ({ minutes, latestMinutes }: UsualMinutes, extraMinutes = 0): string =>
  latestMinutes > minutes
    ? `${minutes + extraMinutes}–${latestMinutes + extraMinutes}`
    : String(minutes + extraMinutes);
