import { readPromised, type Timestamp } from '@burger/shared/order';
import { promisedText } from '@burger/shared/hours';
import { fromTrackPromise, type Track } from '@burger/shared/contracts';
import { Notice } from '@burger/shared/ui';
import { followMessages as words } from './messages/en';
import { stepsOf } from './eta';
import { CallLink } from './call-link';
import { LazyWhyClosed } from './progress';

const minuteMs = 60_000;

/** Returns how the promised time of an order in progress has moved; null when it has not. */
function movedText(track: Track, now: number) {
  const { status, kind, addedMinutes } = track;
  const promised = readPromised(fromTrackPromise(track));
  const isWaitedFor = stepsOf(status, kind).length > 0;
  if (addedMinutes === 0 || !isWaitedFor || typeof promised.promisedFrom !== 'number') return null;
  const before = (moment: Timestamp) =>
    typeof moment === 'number' ? moment - addedMinutes * minuteMs : moment;
  const { promisedFrom, promisedTo } = promised;
  const first = { promisedFrom: before(promisedFrom), promisedTo: before(promisedTo) };
  return words.moved(promisedText(first, now), promisedText(promised, now));
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
