import type { Today } from '@burger/shared/contracts';
import { momentFormat, restaurant, timeFormat } from '@burger/shared/restaurant';
import { messages } from '../messages';

/** 7:25 PM at the restaurant. */
export const timeText = timeFormat(restaurant.timeZone);

/** 21 Nov 2026, 7:25 PM at the restaurant. */
export const momentText = momentFormat(restaurant.timeZone);
const halfDayMs = 12 * 60 * 60_000;

/** Until when something lasts, with the day where that is far from now (ms). */
export const untilText = (until: number, now: number): string =>
  until - now > halfDayMs ? momentText(until) : timeText(until);

/** That no orders are taken at a moment (ms), and until when; null where they are. */
export function pausedText({ paused }: Pick<Today, 'paused'>, now: number): string | null {
  if (!paused) return null;
  if (paused.until === null) return messages.shop.paused;
  const until = Date.parse(paused.until);
  return until > now ? messages.shop.pausedUntil(untilText(until, now)) : null;
}
