import { useCallback, useEffect, useRef, useState } from 'react';
import { isPageVisible, poll, type Poll } from '../../platform/device/poll';
import { isFinal, knownStatus } from '../../contracts/order-states';
import { fromTrackPromise } from '../../contracts/promised-time';
import type { Track } from '../../contracts/track';
import { appCheckFetch } from '../../firebase/app-check-fetch';
import { linkKeyHeader } from '../../platform/security/addresses';
import { pushedTracks } from './pushed-tracks';
import { dropTrack } from './stored-tracks';
import { mayNotify } from './may-notify';

/** Returns a response body as tracking data; null for anything else, such as a Wi-Fi login page. */
export function readTrack(body: unknown): Track | null {
  const track = (typeof body === 'object' ? body : null) as Track | null;
  if (!track || typeof track.status !== 'string' || typeof track.orderId !== 'string') return null;
  if (Number.isNaN(Date.parse(track.now))) return null;
  return knownStatus(track.status) && Array.isArray(track.history) ? track : null;
}

/** State of an order by its tracking link: not known yet, its data, or `none` if there is no such order. */
export type TrackState = Track | 'unknown' | 'none';

/** Requests the tracking data of an order; null if the request fails. Never rejects. */
export type AskTrack = (trackingKey: string) => Promise<Track | 'none' | null>;

const everyMs = 10_000;
const everyHiddenMs = 30_000;
// An order promised for more than two hours later hardly changes, so it is polled only every minute.
// A push tells this page to poll at once, so these requests only make up for a lost one.
const everyPushedMs = 60_000;
const farMs = 2 * 60 * 60_000;
const everyFarMs = 60_000;

function isFar(track: Track): boolean {
  const { promisedFrom } = fromTrackPromise(track);
  return (
    track.status !== 'placed' && Date.parse(promisedFrom ?? '') - Date.parse(track.now) > farMs
  );
}

const goesBack = (tracked: Track | 'none'): boolean =>
  tracked !== 'none' && tracked.payment?.refund === 'requested';

/** Returns whether the order's status is final, or the order does not exist. */
export const isOver = (tracked: TrackState): boolean =>
  tracked === 'none' || (tracked !== 'unknown' && isFinal(tracked.status));

/** Polls the tracking data until the order is final and no refund is open. */
export function followTrack(
  key: string,
  ask: AskTrack,
  tell: (tracked: Track | 'none') => void,
  mayTell: () => boolean = mayNotify,
): Poll {
  const following = poll(
    () => ask(key),
    (answer) => {
      if (answer) tell(answer);
      if (answer && isOver(answer)) {
        if (!goesBack(answer)) following.stop();
        return everyFarMs;
      }
      const isPushed = pushedTracks.has(key);
      if (!isPageVisible()) return isPushed ? everyPushedMs : everyHiddenMs;
      if (isPushed && answer) return everyPushedMs;
      return answer && answer !== 'none' && isFar(answer) ? everyFarMs : everyMs;
    },
    () => mayTell() && !pushedTracks.has(key),
  );
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  workers?.addEventListener('message', following.now);
  return {
    ...following,
    stop() {
      workers?.removeEventListener('message', following.now);
      following.stop();
    },
  };
}

const longest = 8000;

const askTrack: AskTrack = async (key) => {
  try {
    const answer = await appCheckFetch('/api/track', {
      headers: { [linkKeyHeader]: key },
      signal: AbortSignal.timeout(longest),
    });
    if (answer.status === 404) return 'none';
    return answer.ok ? readTrack(await answer.json()) : null;
  } catch {
    return null;
  }
};

interface TrackedOrderState {
  tracked: TrackState;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
  refresh: () => void;
}

/** Polls the tracking data of an order while the component is mounted; does nothing for a null key. */
export function useTrack(trackingKey: string | null, ask: AskTrack = askTrack): TrackedOrderState {
  const [latest, setLatest] = useState<{
    key: string;
    tracked: TrackState;
    aheadMs: number;
  } | null>(null);
  const follower = useRef<Poll | null>(null);
  useEffect(() => {
    if (trackingKey === null) return;
    const following = followTrack(trackingKey, ask, (tracked) => {
      const aheadMs = tracked === 'none' ? 0 : Date.parse(tracked.now) - Date.now();
      setLatest({ key: trackingKey, tracked, aheadMs });
      if (isOver(tracked)) dropTrack(trackingKey);
    });
    follower.current = following;
    return following.stop;
  }, [trackingKey, ask]);
  const refresh = useCallback(() => follower.current?.now(), []);
  if (latest?.key !== trackingKey) return { tracked: 'unknown', aheadMs: 0, refresh };
  return { tracked: latest.tracked, aheadMs: latest.aheadMs, refresh };
}
