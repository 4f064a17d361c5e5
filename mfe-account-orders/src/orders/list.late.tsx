import { useLatest, type ShopBus } from '@burger/shared/bus';
import { useNow } from '@burger/shared/device';
import { styled } from '@burger/shared/styled';
import { Notice, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { useCallback, useEffect } from 'react';
import { messages } from '../messages';
import { outlookOf } from '../tracking/eta';
import type { SeenMemory } from './kept-seen';
import type { Reorder } from '../again/reorder';
import type { FollowPorts } from '../tracking/actions';
import { FollowedOrder, type Remember } from './followed-order';
import { NoOrders } from './no-orders';
import { ordersProblemWords } from './orders-problem-words';
import { RefreshButton } from './refresh-button';
import { useNews } from './use-news';
import type { OrdersView } from './use-orders';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const texts = messages.orders;

export interface OrdersListProps {
  customerId: string;
  words: SeenMemory;
  reorder: Reorder;
  bus: ShopBus;
  follow: FollowPorts;
  view: Extract<OrdersView, { phase: 'ready' }>;
  refreshing: boolean;
  onRefresh: () => void;
  /** Reads the orders again without a word. */
  look: () => Promise<void>;
}

/** A signed-in customer's orders, some or none. */
export function OrdersList({
  view,
  refreshing,
  onRefresh,
  look,
  customerId,
  words,
  reorder,
  bus,
  follow,
}: OrdersListProps) {
  const onOver = useCallback(() => void look(), [look]);
  const onBill = useCallback(
    async (orderId: string) => {
      const made = await follow.bill(orderId);
      if (made) await look();
      return made;
    },
    [follow, look],
  );
  const { orders, fallback, problem } = view;
  const now = useNow();
  const shop = useLatest('shop/changed', bus);
  // Those with a link tell their news themselves.
  const awaited = orders.filter(({ order }) => order.trackingKey === '');
  useNews(
    awaited.some(({ order }) => outlookOf(order, now)),
    look,
  );
  const remember: Remember = useCallback(
    (seen) => words.remember(customerId, seen),
    [words, customerId],
  );
  useEffect(() => {
    if (orders.length === 0) remember({ words: {} });
  }, [orders, remember]);
  return (
    <Stack $gap={3}>
      <Bar>
        <p role="status">{orders.length > 0 && texts.loaded(orders.length)}</p>
        <RefreshButton busy={refreshing} onRefresh={onRefresh} />
      </Bar>
      {problem && <Notice kind="alert">{ordersProblemWords(problem)}</Notice>}
      {fallback && <Notice>{texts.fallback}</Notice>}
      {orders.length === 0 && <NoOrders />}
      <VisuallyHidden role="status">{refreshing && texts.refreshing}</VisuallyHidden>
      {orders.map(({ key, order }, at) => (
        <FollowedOrder
          key={key}
          order={order}
          now={now}
          follow={follow}
          onOver={onOver}
          remember={at === 0 ? remember : undefined}
          shop={shop}
          onAgain={reorder}
          onBill={onBill}
          onChoose={(dishId) => bus.emit('shop/choose-requested', { dishId, lineId: null })}
          onViewCart={() => bus.emit('cart/open-requested', {})}
        />
      ))}
    </Stack>
  );
}
