import { useEffect } from 'react';
import { lazyPush } from './lazy-push';

/** Asks to tell the customer about an order by push or WhatsApp, once its code has loaded. */
export function NotifyButton(props: { trackingKey: string; isOver: boolean }) {
  const { code, failed, retry } = lazyPush.useCode(true);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return code && <code.OrderChannels {...props} />;
}
