import { readTimestamp } from '@burger/shared/order';
import { whenText } from '@burger/shared/hours';
import type { Track } from '@burger/shared/contracts';
import { Notice } from '@burger/shared/ui';
import { followMessages as words } from './messages';
import { stepsOf } from './eta';
import { CallLink } from './call-link';
import { LazyWhyClosed } from './progress';

const minuteMs = 60_000;

/** Returns how the promised time of an order in progress has moved; null when it has not. */
function movedText({ status, kind, promise, addedMinutes }: Track, now: number) {
  const from = readTimestamp(promise?.from);
  const until = readTimestamp(promise?.to);
  const isWaitedFor = stepsOf(status, kind).length > 0;
  if (addedMinutes === 0 || !isWaitedFor || typeof from !== 'number') return null;
  const when = (added: number) =>
    whenText(from - added, typeof until === 'number' ? until - added : null, now);
  return words.moved(when(addedMinutes * minuteMs), when(0));
}

/** News about an order in progress: a changed time, or a delivery that the rider brought back. */
export function WhatChanged({ track, now }: { track: Track; now: number }) {
  if (track.status === 'brought_back') {
    return (
      <>
        {track.reason && <LazyWhyClosed reason={track.reason} />}
        <Notice kind="alert" action={<CallLink $kind="primary" />}>
          {words.broughtBack}
        </Notice>
      </>
    );
  }
  const moved = movedText(track, now);
  return moved && <Notice>{moved}</Notice>;
}
