import type { Today } from '@burger/shared/contracts';
import { messages } from '../messages';
import { momentWords, timeWords } from './text';

const halfDayMs = 12 * 60 * 60_000;

/** Until when no orders are taken. */
export function PausedWords({
  paused,
  now,
}: {
  paused: NonNullable<Today['paused']>;
  now: number;
}) {
  if (paused.until === null) return <strong>{messages.shop.paused}</strong>;
  const until = Date.parse(paused.until);
  const words = until - now > halfDayMs ? momentWords(until) : timeWords(until);
  return <strong>{messages.shop.pausedUntil(words)}</strong>;
}

/** Whether no orders are taken at a moment (ms). */
export const isPaused = ({ paused }: Today, now: number): boolean =>
  paused !== null && (paused.until === null || Date.parse(paused.until) > now);
