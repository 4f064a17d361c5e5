import { styled } from '@burger/shared/styled';
import { ButtonLink, Notice, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { takesOrders } from '@burger/shared/restaurant';
import { messages } from '../messages';
import { outlookOf } from '../model/order-outlook';
import type { CustomerOrdersProps } from './customer-orders';
import { OrderCard } from './order-card';
import { OrdersBlank } from './orders-blank';
import { RefreshButton } from './refresh-button';
import { useNews } from './use-news';
import { useNow } from './use-now';
import type { OrdersView } from './use-orders';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const texts = messages.orders;

export interface OrdersListProps extends Pick<CustomerOrdersProps, 'reorder' | 'bus'> {
  view: Extract<OrdersView, { phase: 'ready' }>;
  refreshing: boolean;
  onRefresh: () => void;
  /** Reads the orders again without a word. */
  look: () => Promise<void>;
}

/** A signed-in customer's orders, some or none. */
export function OrdersList({ view, refreshing, onRefresh, look, reorder, bus }: OrdersListProps) {
  const { orders, fallback, problem } = view;
  const now = useNow();
  const outlooks = orders.map((order) => outlookOf(order, now, takesOrders));
  useNews(outlooks.some(Boolean), look);
  return (
    <Stack $gap={3}>
      <Bar>
        <p role="status">{orders.length > 0 && texts.loaded(orders.length)}</p>
        <RefreshButton busy={refreshing} onRefresh={onRefresh} />
      </Bar>
      {problem && <Notice kind="alert">{problem}</Notice>}
      {fallback && <Notice>{texts.fallback}</Notice>}
      {orders.length === 0 && (
        <OrdersBlank
          picture="hero-cutout"
          title={texts.emptyTitle}
          action={<ButtonLink to="/menu">{texts.browse}</ButtonLink>}
        >
          {texts.empty}
        </OrdersBlank>
      )}
      <VisuallyHidden role="status">{refreshing && texts.refreshing}</VisuallyHidden>
      {orders.map((order, place) => (
        <OrderCard
          key={order.key}
          order={order}
          outlook={outlooks[place] ?? null}
          onAgain={reorder}
          onViewCart={() => bus.emit('cart/open-requested', {})}
        />
      ))}
    </Stack>
  );
}
