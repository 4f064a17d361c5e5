import { notify, type Track } from '@burger/shared/track';
import { useEffect, useRef } from 'react';
import { followMessages } from './messages';
import { trackText } from './eta';

/** Shows a notification when an order moves, or its time, while nobody sees the page, where the customer has allowed that. */
export function useNotification(track: Track): void {
  const { status, orderId, addedMinutes = 0 } = track;
  const news = `${status} ${addedMinutes}`;
  const before = useRef(news);
  useEffect(() => {
    if (before.current === news) return;
    before.current = news;
    if (document.visibilityState === 'visible') return;
    void notify(
      followMessages.share.title(orderId),
      trackText(track, Date.parse(track.now)),
      orderId,
    );
  }, [news, orderId, track]);
}
