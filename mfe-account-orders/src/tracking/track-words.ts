import { isBroughtBack, readMoment } from '@burger/shared/order';
import { whenText } from '@burger/shared/restaurant';
import type { Track } from '@burger/shared/track';
import { messages } from '../messages';
import { outlookOf, type Outlook } from './eta';
import { stripMessages as texts } from './strip-messages';

/** What happens with an order now. */
export function nowWords(track: Track): string {
  const { status, kind } = track;
  if (isBroughtBack(track)) return texts.broughtBack;
  if (status === 'ready' && kind === 'delivery') return texts.waitsForRider;
  return status === 'delivered' && kind === 'pickup' ? texts.pickedUp : texts.now[status];
}

/** What to expect of an order at a moment of the server's clock, in ms; null where there is nothing to wait for. */
const outlookAt = ({ status, kind, createdAt, promise }: Track, now: number): Outlook | null =>
  outlookOf(
    {
      status,
      kind,
      createdAt: readMoment(createdAt),
      estimatedAt: readMoment(promise?.from),
      estimatedUntil: readMoment(promise?.to),
    },
    now,
  );

/** When an order is had, or should have been, as a sentence; null where there is nothing to wait for. */
export function promiseWords(track: Track, now: number): string | null {
  const outlook = outlookAt(track, now);
  if (!outlook || outlook.kind === 'ready') return null;
  const when = whenText(outlook.at, outlook.until, now);
  if (outlook.kind === 'due') return texts.planned(when);
  return track.kind === 'pickup' ? texts.collect(when) : texts.arrives(when);
}

/** An order in one line: `Arrives 1:25–1:40 PM · Our rider is on the way`. */
export const trackLine = (track: Track, now: number): string =>
  [promiseWords(track, now), nowWords(track)].filter(Boolean).join(' · ');

/** What is said where an order is late, as on its card in My Orders; null where it is not. */
export function lateWords(track: Track, now: number): { soon: string | null; late: string } | null {
  const outlook = outlookAt(track, now);
  if (outlook?.kind !== 'due') return null;
  const { due, late } = messages.outlook;
  return {
    // What nobody has confirmed is not to be had any moment.
    soon: track.status === 'placed' ? null : due[track.kind],
    late: late(whenText(outlook.at, outlook.until, now)),
  };
}
