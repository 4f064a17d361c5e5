import { hasNotifications } from '@burger/shared/order/tracking';
import { styled } from '@burger/shared/styled';
import { useEffect } from 'react';
import { lazyPush } from './lazy-push';

// The height of the button, so that nothing below moves when the code has loaded.
const ButtonSpace = styled.div`
  min-height: 2.75rem;
`;

/** Asks to tell the customer about an order by push or WhatsApp, once its code has loaded. */
export function NotifyButton(props: { trackingKey: string; isOver: boolean }) {
  const { code, failed, retry } = lazyPush.useCode(true);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  if (code) return <code.OrderChannels {...props} />;
  return hasNotifications() && !failed && !props.isOver ? <ButtonSpace /> : null;
}
