import type { Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { whenText } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, font, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { Outlook } from '../model/order-outlook';

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
const nows: Readonly<Record<string, string>> = texts.now;

/** Cash is what the rider at the door asks for. */
const atTheDoor = ({ status, paymentMethod, bill: { total } }: Order): string =>
  status === 'out_for_delivery' && paymentMethod === 'cod' && total !== null
    ? ` ${texts.cash(formatMoney(total))}`
    : '';

// Further away than that nobody counts minutes.
const mostMinutes = 90;

/** What an order under way is waited for, as its headline: when it comes, or what has to happen first. */
export function OrderHeadline({
  order,
  outlook,
  now,
}: {
  order: Order;
  outlook: Outlook;
  /** In ms. */
  now: number;
}) {
  const { kind, status } = order;
  if (outlook.kind === 'ready') {
    return (
      <Band>
        <Words>{texts.ready}</Words>
        <Soft>{texts.readyWhere}</Soft>
      </Band>
    );
  }
  const when = whenText(outlook.at, outlook.until, now);
  switch (outlook.kind) {
    case 'confirming':
      return (
        <Band>
          <Words>{texts.confirming}</Words>
          <Soft>{texts.planned[kind](when)}</Soft>
        </Band>
      );
    case 'due':
      return (
        <Band>
          <Words>{status === 'placed' ? texts.confirming : texts.due[kind]}</Words>
          <Soft>{texts.late(when)}</Soft>
        </Band>
      );
    case 'arriving':
      return (
        <Band>
          <Soft>{texts.arrives[kind]}</Soft>
          <Time>{when}</Time>
          <Soft>
            {outlook.minutes <= mostMinutes && `${texts.inMinutes(outlook.minutes)} `}
            {nows[status]}
            {atTheDoor(order)}
          </Soft>
        </Band>
      );
  }
}
