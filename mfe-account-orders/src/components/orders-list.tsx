import type { ShopBus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import { Button, ButtonLink, Notice, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { takesOrders } from '@burger/shared/restaurant';
import { messages } from '../messages';
import { outlookOf } from '../model/order-outlook';
import type { LoadOrders } from '../use-cases/load-orders';
import type { Reorder } from '../use-cases/reorder';
import { OrderCard } from './order-card';
import { OrdersBlank } from './orders-blank';
import { OrdersSkeleton } from './orders-skeleton';
import { RefreshButton } from './refresh-button';
import { useNews } from './use-news';
import { useNow } from './use-now';
import { useOrders } from './use-orders';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const texts = messages.orders;

export interface OrdersListProps {
  customerId: string;
  load: LoadOrders;
  reorder: Reorder;
  bus: ShopBus;
}

/** A signed-in customer's orders in whatever state they are: on their way, failed, none, some. */
export function OrdersList({ customerId, load, reorder, bus }: OrdersListProps) {
  const { view, refreshing, refresh, look } = useOrders(customerId, load, bus);
  const orders = view.phase === 'ready' ? view.orders : [];
  const now = useNow();
  const outlooks = orders.map((order) => outlookOf(order, now, takesOrders));
  useNews(view.phase === 'failed' || outlooks.some(Boolean), look);
  if (view.phase === 'loading') return <OrdersSkeleton />;
  if (view.phase === 'failed') {
    return (
      <OrdersBlank
        picture="scene-delivery"
        title={texts.failedTitle}
        action={
          <Button onClick={() => void refresh()} aria-disabled={refreshing || undefined}>
            {refreshing ? texts.refreshing : texts.tryAgain}
          </Button>
        }
      >
        <Notice kind="alert">{view.message}</Notice>
      </OrdersBlank>
    );
  }
  const { fallback, problem } = view;
  return (
    <Stack $gap={3}>
      <Bar>
        <p role="status">{orders.length > 0 && texts.loaded(orders.length)}</p>
        <RefreshButton busy={refreshing} onRefresh={() => void refresh()} />
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
