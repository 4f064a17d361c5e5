import type { KitchenOrder } from '@burger/shared/kitchen';
import { css, keyframes, styled } from '@burger/shared/styled';
import { color, font, from, radius, shadow, size, space } from '@burger/shared/ui';
import {
  Bike,
  CircleCheck,
  Hourglass,
  ShoppingBag,
  Siren,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { messages } from '../messages';
import { narrow } from '../parts/buttons';
import { CardActions } from './card-actions';
import { orderMessages } from './messages';
import { BriefDishes, CardCustomer, CardDishes } from './order-lines';
import { ageOf, etaText, type Age, type Urgency } from './order-text';

interface UrgencyStyle {
  Icon: LucideIcon;
  back: string;
  ink: string;
  edge: string;
}

const styles: Record<Urgency, UrgencyStyle> = {
  'on-time': { Icon: CircleCheck, back: color.leafWash, ink: color.leaf, edge: color.leaf },
  hurry: { Icon: Timer, back: color.amber, ink: color.onAmber, edge: color.amber },
  late: { Icon: Siren, back: color.flame, ink: color.onFlame, edge: color.flame },
};

const Badge = styled.span<{ $style: UrgencyStyle }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 0 ${space(0.75)};
  border-radius: ${radius.pill};
  background: ${({ $style }) => $style.back};
  color: ${({ $style }) => $style.ink};
  font-size: ${size.sm};
  font-weight: 750;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const texts = orderMessages.card;

function UrgencyBadge({ age }: { age: Age }) {
  const style = styles[age.urgency];
  const over = Math.max(1, -age.left);
  return (
    <Badge $style={style} data-pace={age.urgency}>
      <style.Icon aria-hidden size={16} />
      {texts.urgency[age.urgency]}
      {age.urgency === 'late' && ` · ${texts.lateBy(over)}`}
    </Badge>
  );
}

// Where columns are too narrow for both beside each other.
const narrowColumns = '@media (min-width: 48rem) and (max-width: 74rem)';

/* The number beside what is known of it, in two lines: a row of its own would cost every column a card. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(0.5)};
  align-items: center;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Number = styled.h3`
  grid-row: span 2;
  font-family: ${font.display};
  font-size: ${size.xxxl};
  font-weight: 800;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  small {
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 600;
  }
  /* In columns the part that is said aloud stands alone; readers are told the whole. */
  ${from.tablet} {
    small {
      display: none;
    }
  }
  ${narrowColumns} {
    grid-row: auto;
  }
  ${narrow} {
    grid-row: auto;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${space(0.5)};
  color: ${color.inkSoft};
  /* So that the widest number and "by 10:50 PM" stand beside each other in a column of ten cards. */
  font-size: 0.9375rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${narrow} {
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
  }
  strong {
    min-width: 0;
    color: ${color.ink};
    font-size: ${size.lg};
    /* A chosen time, of another day above all, is wider than a column has room for beside the number. */
    white-space: normal;
  }
  &:last-child {
    ${narrowColumns} {
      grid-column: 1 / -1;
      justify-content: start;
    }
  }
`;

const kindIcons = { delivery: Bike, pickup: ShoppingBag };

const pulse = keyframes`50% { box-shadow: 0 0 0 3px ${color.amber}; }`;

const Card = styled.article<{ $urgency: Urgency; $rings: boolean }>`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  padding: ${space(0.75)} ${space(1.25)} ${space(1)};
  border: 1px solid ${color.line};
  border-inline-start: 8px solid ${({ $urgency }) => styles[$urgency].edge};
  border-radius: ${radius.field};
  background: ${color.card};
  box-shadow: ${shadow.card};
  contain: layout paint;
  ${({ $rings }) =>
    $rings &&
    css`
      contain: layout;
      animation: ${pulse} 1s ease-in-out infinite;
    `}
`;

const Waits = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 3rem;
  border: 2px dashed ${color.edge};
  border-radius: ${radius.field};
  font-size: ${size.lg};
  font-weight: 650;
`;

interface OrderCardProps {
  order: KitchenOrder;
  now: number;
  /** A press for it waits: for its answer, or (`waits`) for the connection. */
  pending: 'sending' | 'waits' | null;
  /** Nobody cooks it at the moment. */
  brief?: boolean;
}

export const OrderCard = memo(({ order, now, pending, brief = false }: OrderCardProps) => {
  const { key, orderId, status, kind, slot } = order;
  const age = ageOf(order, now);
  const eta = etaText(order, now);
  const id = `order-${key}`;
  const isBack = status === 'brought_back';
  const rings = status === 'placed' || isBack;
  const Icon = kindIcons[kind];
  const Dishes = brief || isBack ? BriefDishes : CardDishes;
  return (
    <Card aria-labelledby={id} $urgency={age.urgency} $rings={rings && !pending}>
      <Head>
        <Number id={id} aria-label={texts.order(orderId)}>
          <small>{orderId.slice(0, -4)}</small>
          {orderId.slice(-4)}
        </Number>
        <Facts>
          {/* Who chose a time does not wait from placing the order on. */}
          <strong>{slot ? eta : texts.age(age.minutes)}</strong>
          <UrgencyBadge age={age} />
        </Facts>
        <Facts>
          <span>
            <Icon aria-hidden size={16} />
            {texts.kinds[kind]}
          </span>
          {!slot && <span>{texts.by(eta)}</span>}
        </Facts>
      </Head>
      <Dishes lines={order.lines} />
      <CardCustomer order={order} />
      {pending ? (
        <Waits role="status">
          <Hourglass aria-hidden size={20} />
          {messages.pending[pending]}
        </Waits>
      ) : (
        <CardActions order={order} now={now} />
      )}
    </Card>
  );
});
