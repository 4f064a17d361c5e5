import { notify, type Track } from '@burger/shared/track';
import { useEffect, useRef } from 'react';
import { followMessages } from '../../follow-messages';
import { trackLine } from './track-words';

/** Shows a notification when an order moves while nobody sees the page, where the customer has allowed that. */
export function useNotification(track: Track): void {
  const { status, orderId } = track;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (document.visibilityState === 'visible') return;
    void notify(
      followMessages.share.title(orderId),
      trackLine(track, Date.parse(track.now)),
      orderId,
    );
  }, [status, orderId, track]);
}
