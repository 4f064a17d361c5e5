import { promoRefusalText } from '@burger/shared/pricing';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { touchLink } from '@burger/shared/theme';
import { Button, Notice, Stack } from '@burger/shared/ui';
import { messages } from '../messages/en';
import { noticeKey, withoutNotice, type CartNotice } from './cart';
import { problemText } from './line-text';
import { useCartServices, useServerTime } from './use-services';

function noticeText(notice: CartNotice, at: Date): string {
  const texts = messages.notice;
  switch (notice.kind) {
    case 'promo-taken-off':
      // The code was valid when it was applied, so the text says that it is over, not that it is invalid.
      return notice.refusal.reason === 'minimum'
        ? texts.removed(notice.code, promoRefusalText(notice.refusal))
        : texts.ended(notice.code);
    case 'promo-refused':
      return texts.refused(notice.code, promoRefusalText(notice.refusal));
    case 'not-added':
      return texts.notAdded(notice.name || texts.thatDish, problemText(notice, at));
    case 'lines-lost':
      return texts.linesLost;
  }
}

export function CartNotices() {
  const { notices: store } = useCartServices();
  const at = useServerTime();
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

const Call = styled.a`
  ${touchLink}
  font-weight: 600;
`;

/**
 * Shown when the menu cannot be loaded: says that the cart is kept, with a retry button and the phone number.
 */
export function MenuUnreachable() {
  const { readShopAgain } = useCartServices();
  const [phone] = restaurant.phones;
  return (
    <Notice
      kind="alert"
      action={
        <Button $kind="secondary" onClick={readShopAgain}>
          {messages.place.tryAgain}
        </Button>
      }
    >
      <p>{messages.unreachable.text}</p>
      <p>
        {messages.unreachable.byPhone} <Call href={telLink(phone)}>{phone}</Call>
      </p>
    </Notice>
  );
}
