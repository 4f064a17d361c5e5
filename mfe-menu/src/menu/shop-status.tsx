import type { Shop } from '@burger/shared/contracts';
import { momentFormat, restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { isSameDay } from '../shop/times';
import { useShopIfKnown, useShopTime } from '../use-stores';
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

/** When orders are taken again, as the customer reads it: a time of today, or a day with its time. */
function again(until: string, now: number): string {
  const at = Date.parse(until);
  const { timeZone } = restaurant;
  return isSameDay(at, now, timeZone)
    ? texts.againAt(timeFormat(timeZone)(at))
    : texts.againOn(momentFormat(timeZone)(at));
}

const Call = () => (
  <>
    {texts.againUnknown} <PhoneLink />
  </>
);

function Words({ shop: { paused, extraMinutes }, now }: { shop: Shop; now: number }) {
  if (!paused) return texts.busy(extraMinutes);
  return (
    <>
      {texts.paused} {paused.until === null ? <Call /> : again(paused.until, now)}
    </>
  );
}

/** Says that no orders are taken, or that they take longer. Nothing on an ordinary day, and in the prerendered page. */
export function ShopStatus() {
  const shop = useShopIfKnown();
  const now = useShopTime();
  if (!shop || (!shop.paused && shop.extraMinutes === 0)) return null;
  return (
    <Strip role="status">
      <Words shop={shop} now={now()} />
    </Strip>
  );
}
