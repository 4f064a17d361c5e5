import { useCallback, useEffect, useRef, useState } from 'react';
import { askTrack } from './ask-track';
import type { Poll } from '../device/poll';
import { followTrack, isOver, type AskTrack, type Followed } from './follow-track';
import { dropTrack } from './kept-tracks';

export interface SeenTrack {
  followed: Followed;
  /** How far (ms) the server's clock is ahead of this device's. */
  aheadMs: number;
  /** Asks at once. */
  look: () => void;
}

/** Follows an order while it is shown; nothing at null. */
export function useTrack(trackingKey: string | null, ask: AskTrack = askTrack): SeenTrack {
  const [seen, setSeen] = useState<{ key: string; followed: Followed; aheadMs: number } | null>(
    null,
  );
  const follower = useRef<Poll | null>(null);
  useEffect(() => {
    if (trackingKey === null) return;
    const following = followTrack(trackingKey, ask, (followed) => {
      const aheadMs = followed === 'none' ? 0 : Date.parse(followed.now) - Date.now();
      setSeen({ key: trackingKey, followed, aheadMs });
      if (isOver(followed)) dropTrack(trackingKey);
    });
    follower.current = following;
    return following.stop;
  }, [trackingKey, ask]);
  const look = useCallback(() => follower.current?.now(), []);
  if (seen?.key !== trackingKey) return { followed: 'unknown', aheadMs: 0, look };
  return { followed: seen.followed, aheadMs: seen.aheadMs, look };
}
