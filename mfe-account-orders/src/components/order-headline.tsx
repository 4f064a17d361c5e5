import { formatMoney } from '@burger/shared/pricing';
import { formatTime, restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, font, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { Outlook } from '../model/order-outlook';
import type { PastOrder } from '../model/past-order';

const Band = styled.div`
  display: grid;
  gap: ${space(0.25)};
  /* From edge to edge of the card. */
  margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) 0;
  padding: ${space(2.5)} var(--pad);
  background: ${color.night};
  color: ${color.onNight};
`;

const Soft = styled.p`
  color: ${color.onNightSoft};
`;

const Words = styled.p`
  color: ${color.amber};
  font: 800 ${size.xxl} / 1.15 ${font.display};
  text-wrap: balance;
`;

const Time = styled(Words)`
  font-size: ${size.xxxl};
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

const texts = messages.outlook;
const clock = timeFormat(restaurant.timeZone);
const nows: Readonly<Record<string, string>> = texts.now;

/** Cash is what the rider at the door asks for. */
const atTheDoor = ({ status, paymentMethod, bill: { total } }: PastOrder): string =>
  status === 'out_for_delivery' && paymentMethod === 'cod' && total !== null
    ? ` ${texts.cash(formatMoney(total))}`
    : '';

/** What an order under way is waited for, as its headline: when it comes, or what has to happen first. */
export function OrderHeadline({ order, outlook }: { order: PastOrder; outlook: Outlook }) {
  switch (outlook.kind) {
    case 'confirming':
      return (
        <Band>
          <Words>{texts.confirming}</Words>
          <Soft>{texts.planned(clock(outlook.at))}</Soft>
        </Band>
      );
    case 'opening':
      return (
        <Band>
          <Words>{texts.opening}</Words>
          <Soft>{texts.opensAt(formatTime(restaurant.hours.opens))}</Soft>
        </Band>
      );
    case 'moving':
      return (
        <Band>
          <Words>{nows[order.status]}</Words>
          <Soft>{messages.help.text}</Soft>
        </Band>
      );
    case 'due':
      return (
        <Band>
          <Words>{order.status === 'placed' ? texts.confirming : texts.due}</Words>
          <Soft>{texts.late(clock(outlook.at))}</Soft>
        </Band>
      );
    case 'arriving':
      return (
        <Band>
          <Soft>{texts.arrives}</Soft>
          <Time>{clock(outlook.at)}</Time>
          <Soft>
            {texts.inMinutes(outlook.minutes)} {nows[order.status]}
            {atTheDoor(order)}
          </Soft>
        </Band>
      );
  }
}
