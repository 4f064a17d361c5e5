import { momentText, timeText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { messages } from '../messages/en';
import { isSameDay } from '../shop/facts';
import { useShopIfKnown } from '../use-stores';
import { PhoneLink } from '../parts/phone-link';

const Strip = styled.p`
  margin-block: ${space(1)} ${space(2)};
  padding: ${space(1.25)} ${space(2)};
  border-inline-start: ${space(0.5)} solid ${color.amber};
  border-radius: ${radius.field};
  background: ${color.amberWash};
  font-size: ${size.sm};
  font-weight: 600;
  a {
    white-space: nowrap;
  }
`;

const texts = messages.status;

function again(until: string, now: number): string {
  const at = Date.parse(until);
  return isSameDay(at, now) ? texts.againAt(timeText(at)) : texts.againOn(momentText(at));
}

/**
 * Shows that orders are paused or take longer. Renders nothing on an ordinary day and in the prerendered
 * page.
 */
export function ShopStatus() {
  const [shop, now] = useShopIfKnown();
  if (!shop?.paused) {
    return shop?.extraMinutes ? <Strip role="status">{texts.busy(shop.extraMinutes)}</Strip> : null;
  }
  const { until } = shop.paused;
  return (
    <Strip role="status">
      <span>
        {texts.paused} {until === null ? texts.againUnknown : again(until, now())}
      </span>
      {until === null && (
        <>
          {' '}
          <PhoneLink />
        </>
      )}
    </Strip>
  );
}
