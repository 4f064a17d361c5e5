import { useStore } from '@burger/shared/store';
import { Button, Notice, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { noticeKey, withoutNotice } from './cart-notice';
import { useCartPorts } from './cart-context';
import { noticeText } from './notice-text';

/** What the cart has to tell, until the customer has read it. */
export function CartNotices({ at }: { at: Date }) {
  const { notices: store } = useCartPorts();
  const notices = useStore(store);
  if (notices.length === 0) return null;
  return (
    <Stack $gap={1}>
      {notices.map((notice) => (
        <Notice
          key={noticeKey(notice)}
          kind="info"
          action={
            <Button
              $kind="quiet"
              onClick={() => store.set(withoutNotice(store.get(), noticeKey(notice)))}
            >
              {messages.cart.understood}
            </Button>
          }
        >
          {noticeText(notice, at)}
        </Notice>
      ))}
    </Stack>
  );
}
