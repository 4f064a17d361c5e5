import { isBroughtBack, isFinal } from '@burger/shared/order';
import { whenText } from '@burger/shared/restaurant';
import type { Track } from '@burger/shared/track';
import { stripMessages as texts } from '../../strip-messages';

const msOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** What happens with an order now. */
export function nowWords(track: Track): string {
  const { status, kind } = track;
  if (isBroughtBack(track)) return texts.broughtBack;
  return status === 'delivered' && kind === 'pickup' ? texts.pickedUp : texts.now[status];
}

/** The time that was promised: 1:25–1:40 PM; null where it means nothing any more. */
export function promiseTime({ status, promise, now }: Track): string | null {
  if (!promise || isFinal(status) || status === 'ready') return null;
  return whenText(Date.parse(promise.from), msOf(promise.to), Date.parse(now));
}

/** When an order is had, as a sentence; null where there is nothing to wait for. */
export function promiseWords(track: Track): string | null {
  const time = promiseTime(track);
  if (time === null) return null;
  return track.kind === 'pickup' ? texts.collect(time) : texts.arrives(time);
}

/** An order in one line: `Arrives 1:25–1:40 PM · Our rider is on the way`. */
export const trackLine = (track: Track): string =>
  [promiseWords(track), nowWords(track)].filter(Boolean).join(' · ');
