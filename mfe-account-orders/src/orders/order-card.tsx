import type { Shop } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { Stack } from '@burger/shared/ui';
import { type ReactNode, useId } from 'react';
import type { Eta } from '../tracking/eta';
import { OrderPicture } from '../again/dish';
import { messages } from '../messages/en';
import type { Reorder } from '../again/again';
import { LazyWhyClosed, OrderProgress, StatusChip } from '../tracking/progress';
import { Band, Dishes, Frame, Head, Heading, Soft, Time, Words } from './card-styles';
import { dishesText, headlineText } from './headline';
import { Amount } from './order-bill';
import { showMoment } from './order-facts';
import { type ReorderActions, OrderActions } from './actions';
import { OrderDetails } from './order-details';

export function OrderHeadline({ order, eta, now }: { order: Order; eta: Eta; now: number }) {
  const { above, time, words, below } = headlineText(order, eta, now);
  return (
    <Band>
      <Soft>{above}</Soft>
      <Time>{time}</Time>
      <Words>{words}</Words>
      <Soft>{below}</Soft>
    </Band>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)} ${space(2)};
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const More = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  color: ${color.inkSoft};
  font-weight: 650;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  color: ${color.inkSoft};
  ${from.tablet} {
    flex-direction: column-reverse;
    align-items: end;
  }
  strong {
    color: ${color.ink};
    font-size: ${size.lg};
  }
`;

const visible = 3;

function OrderSummary({ order, shop }: { order: Order; shop: Shop | undefined }) {
  const { lines, createdAt, bill } = order;
  const more = lines.length - visible;
  return (
    <Box>
      {lines.length > 0 && (
        <Pictures>
          {/* The lines never change, so the index is a stable key. */}
          {lines.slice(0, visible).map((line, place) => (
            <OrderPicture key={place} line={line} shop={shop} />
          ))}
          {more > 0 && <More aria-hidden>+{more}</More>}
        </Pictures>
      )}
      <Dishes>{dishesText(order)}</Dishes>
      <Facts>
        <span>{showMoment(createdAt)}</span>
        <strong>
          <Amount paise={bill.total} />
        </strong>
      </Facts>
    </Box>
  );
}

const Article = styled(Frame).attrs({ as: 'article' })`
  /* Skips rendering of offscreen cards. Cards in progress are higher than the estimate, which would shift the page. */
  &[data-past]:nth-of-type(n + 3) {
    content-visibility: auto;
    contain-intrinsic-height: auto 18rem;
  }
`;

export interface OrderCardProps extends ReorderActions {
  order: Order;
  now: number;
  eta: Eta | null;
  history?: readonly { status: string }[] | undefined;
  trackedActions?: ReactNode;
  money?: ReactNode;
  shop: Shop | undefined;
  data?: unknown;
  onAgain: Reorder;
  /** Requests the bill; resolves to whether the order has one now. */
  onBill: (orderId: string) => Promise<boolean>;
}

export function OrderCard({
  order,
  eta,
  now,
  history,
  trackedActions,
  money,
  shop,
  ...actions
}: OrderCardProps) {
  const headingId = useId();
  const saysWhy = order.status === 'cancelled' && order.reason !== '';
  return (
    <Article aria-labelledby={headingId} data-past={eta ? undefined : ''}>
      <Stack>
        {eta && <OrderHeadline order={order} eta={eta} now={now} />}
        <Head>
          <Heading id={headingId}>
            {messages.order.heading(order.orderId || messages.orders.notAvailable)}
          </Heading>
          <StatusChip status={order.status} kind={order.kind} />
        </Head>
        {eta && <OrderProgress status={order.status} kind={order.kind} history={history} />}
        {trackedActions ?? (saysWhy && <LazyWhyClosed reason={order.reason} />)}
        {money}
        <OrderSummary order={order} shop={shop} />
        <OrderActions order={order} {...actions} />
        <OrderDetails {...{ order }} data={actions.data} />
      </Stack>
    </Article>
  );
}
