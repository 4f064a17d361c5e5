import type { KitchenOrder } from '@burger/shared/kitchen';
import { callNumber } from '@burger/shared/order';
import type { OrderStatus } from '@burger/shared/contracts';
import { css, keyframes, styled } from '@burger/shared/styled';
import { color, font, radius, shadow, size, space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import { Bike, Check, Hourglass, PhoneCall, ShoppingBag, Siren, Store, Timer } from 'lucide-react';
import { messages } from '../messages/en';
import { lying } from '../parts/buttons';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { CardActions, AcknowledgeChanges } from './card-actions';
import { CardCustomer } from './card-customer';
import { orderMessages } from './messages/en';
import { NoteBox } from './note-box';
import { BriefDishes, CardDishes, unseenOf } from './order-lines';
import {
  ageOf,
  promisedTextOf,
  kindText,
  lateText,
  statusText,
  type Age,
  type Urgency,
} from './order-text';

const texts = orderMessages.card;

/** How urgent a ticket looks; only the most overdue one (`worst`) is red. */
type Look = Urgency | 'worst';

/* Stripes mark late tickets by shape as well as colour. */
const stripes = (ground: string, stripe: string) => css`
  &::before {
    content: '';
    flex: none;
    align-self: stretch;
    width: 14px;
    margin-inline-start: -${space(1)};
    background: repeating-linear-gradient(135deg, ${stripe} 0 6px, ${ground} 6px 12px);
  }
`;

const looks: Record<Look, { ground: string; ink: string; form: ReturnType<typeof css> | null }> = {
  'on-time': { ground: color.sunken, ink: color.ink, form: null },
  hurry: { ground: color.amber, ink: color.onAmber, form: null },
  late: { ground: color.ink, ink: color.page, form: stripes(color.ink, color.page) },
  worst: { ground: color.flame, ink: color.onFlame, form: stripes(color.flame, color.onFlame) },
};

const urgencyIcons = { 'on-time': null, hurry: Timer, late: Siren };

/* Everything about a ticket except its dishes, in one row. */
const Head = styled.div<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  --head: 2.25rem;
  min-height: var(--head);
  padding-inline: ${space(1)};
  background: ${({ $look }) => looks[$look].ground};
  color: ${({ $look }) => looks[$look].ink};
  ${({ $look }) => looks[$look].form}
  h3 {
    flex: none;
    margin-inline-end: auto;
    line-height: 1;
  }
  ${lying} {
    --head: 1.75rem;
    padding-inline: 6px;
  }
`;

/* The upper ticket is the press area of the number, which extends below the header to reach touch size. */
const Number = styled.button`
  --below: calc(max(44px, var(--head)) - var(--head));
  min-width: 44px;
  min-height: max(44px, var(--head));
  margin-block-end: calc(-1 * var(--below));
  padding: 0 0 var(--below);
  border: 0;
  background: none;
  color: inherit;
  font-family: ${font.display};
  font-size: 1.75rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  cursor: pointer;
  ${lying} {
    font-size: ${size.xl};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Facts = styled.p`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 0 6px;
  min-width: 0;
  font-size: ${size.md};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  text-align: end;
  svg {
    flex: none;
    width: 1.25rem;
  }
  ${lying} {
    gap: 0 ${space(0.5)};
    font-size: ${size.sm};
    svg {
      width: 1rem;
    }
  }
`;

const kindIcons = { delivery: Bike, pickup: ShoppingBag };

const sourceIcons = { phone: PhoneCall, door: Store };

function CardFacts({ order, now, age }: { order: KitchenOrder; now: number; age: Age }) {
  const { kind, slot } = order;
  const promised = promisedTextOf(order, now);
  const Late = urgencyIcons[age.urgency];
  const Kind = kindIcons[kind];
  const Captured = sourceIcons[order.source ?? 'phone'];
  const over = age.promisedFrom < now && ` · ${texts.lateBy(Math.max(1, -age.left))}`;
  return (
    <Facts>
      {Late && <Late aria-hidden />}
      <VisuallyHidden data-pace={age.urgency}>
        <span>{texts.urgency[age.urgency]}</span>
        {over && <span>{over}</span>}
      </VisuallyHidden>
      {/* With a slot, the time since the order was placed is meaningless. */}
      {!slot && <strong>{texts.age(age.minutes)}</strong>}
      {/* AM or PM is obvious here. */}
      {slot ? (
        <strong>{promised}</strong>
      ) : (
        <span>{texts.by(promised.replace(/\s[ap]m$/i, ''))}</span>
      )}
      <Kind aria-hidden />
      {order.source && <Captured aria-hidden />}
      <VisuallyHidden>{kindText(order)}</VisuallyHidden>
    </Facts>
  );
}

const pulse = keyframes`50% { box-shadow: none; }`;

const Card = styled.article<{ $look: Look; $rings: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.card};
  box-shadow: ${({ $look }) =>
    looks[$look].form ? `0 0 0 2px ${looks[$look].ground}` : shadow.card};
  contain: layout paint;
  ${({ $rings }) =>
    $rings &&
    css`
      box-shadow: 0 0 0 4px ${color.amber};
      animation: ${pulse} 1s ease-in-out 5;
    `}
`;

const Upper = styled.div`
  position: relative;
  > * + * {
    margin: 3px ${space(1)} 0;
  }
`;

const Foot = styled.div`
  padding: 3px 5px 5px;
`;

const Waits = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  border: 2px dashed ${color.edge};
  border-radius: ${radius.field};
  font-size: ${size.lg};
  font-weight: 650;
`;

export interface OrderCardProps {
  /** The order as the board was laid out; it does not change under a finger. */
  order: KitchenOrder;
  /** The current status, shown until the ticket moves to its lane. */
  became?: OrderStatus | undefined;
  now: number;
  /** A pending press for this order: being sent, or waiting for the connection. */
  pending: 'sending' | 'waits' | null;
  /** Whether the dishes are shown in one sentence, because they are not being cooked now. */
  brief?: boolean;
  isWorst?: boolean;
}

const handedOver: readonly OrderStatus[] = ['ready', 'out_for_delivery', 'brought_back'];

export function OrderCard(props: OrderCardProps) {
  const { order, now, pending, became = order.status, brief = false, isWorst = false } = props;
  const { key, orderId, status, kind, lines, customer } = order;
  const { show } = useOrderActions();
  const { counter } = useKitchen();
  const age = ageOf(order, now);
  const id = `order-${key}`;
  const isBack = status === 'brought_back';
  const rings = status === 'placed' || isBack;
  const isDone = became !== status;
  const look = isWorst && age.urgency === 'late' ? 'worst' : age.urgency;
  const Dishes = brief || isBack ? BriefDishes : CardDishes;
  const open = () => {
    // Opening a delivery that was brought back acknowledges it, which ends its alarm.
    if (isBack) counter.seeTo(order);
    show(order);
  };
  return (
    <Card aria-labelledby={id} data-key={key} $look={look} $rings={rings && !pending && !isDone}>
      <Upper>
        <Head $look={look}>
          <h3 id={id} aria-label={texts.order(orderId)}>
            {/* Shows the short number that is called out; screen readers get the full one. */}
            <Number type="button" aria-label={texts.more(orderId)} onClick={open}>
              {callNumber(orderId)}
            </Number>
          </h3>
          <CardFacts order={order} now={now} age={age} />
        </Head>
        {order.postponed && (
          <p>
            <strong>{lateText(order, promisedTextOf(order, now))}</strong>
          </p>
        )}
        <Dishes lines={lines} changes={unseenOf(order)} />
        {handedOver.includes(status) && <CardCustomer order={order} />}
        {customer.instructions && <NoteBox>{customer.instructions}</NoteBox>}
      </Upper>
      <Foot>
        {pending || isDone ? (
          <Waits role="status">
            {pending ? <Hourglass aria-hidden size={20} /> : <Check aria-hidden size={20} />}
            <span>{pending ? messages.pending[pending] : statusText(became, kind)}</span>
          </Waits>
        ) : (
          <>
            {Boolean(order.unseen) && <AcknowledgeChanges order={order} />}
            <CardActions order={order} now={now} />
          </>
        )}
      </Foot>
    </Card>
  );
}
