import { Button, Notice, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import type { CartNotice } from '../model/cart-notice';
import { noticeText } from './promo-text';

/** What the cart has to tell, until the customer has read it. */
export function CartNotices({
  notices,
  onDismiss,
}: {
  notices: readonly CartNotice[];
  onDismiss: (kind: CartNotice['kind']) => void;
}) {
  if (notices.length === 0) return null;
  return (
    <Stack $gap={1}>
      {notices.map((notice) => (
        <Notice
          key={notice.kind}
          kind="info"
          action={
            <Button $kind="quiet" onClick={() => onDismiss(notice.kind)}>
              {messages.cart.understood}
            </Button>
          }
        >
          {noticeText(notice)}
        </Notice>
      ))}
    </Stack>
  );
}
