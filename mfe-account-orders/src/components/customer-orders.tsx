import type { ShopBus } from '@burger/shared/bus';
import { Button, Notice } from '@burger/shared/ui';
import { lazy, Suspense, useMemo } from 'react';
import { messages } from '../messages';
import type { LoadOrders } from '../use-cases/load-orders';
import type { Reorder } from '../use-cases/reorder';
import { OrdersBlank } from './orders-blank';
import { OrdersSkeleton } from './orders-skeleton';
import { useNews } from './use-news';
import { useOrders } from './use-orders';

const texts = messages.orders;

const listCode = () => import(/* webpackChunkName: "orders-list" */ './orders-list');

const OrdersList = lazy(() => listCode().then(({ OrdersList: List }) => ({ default: List })));

/** The orders come together with the code that shows them: what fails of either can be tried again. */
const withListCode =
  (load: LoadOrders): LoadOrders =>
  (customerId) =>
    Promise.all([load(customerId), listCode()]).then(
      ([answer]) => answer,
      () => ({ ok: false, message: `${texts.failed.prefix} ${texts.failed.unavailable}` }),
    );

export interface CustomerOrdersProps {
  customerId: string;
  load: LoadOrders;
  reorder: Reorder;
  bus: ShopBus;
}

/** A signed-in customer's orders in whatever state they are: on their way, failed, there. */
export function CustomerOrders({ customerId, load, reorder, bus }: CustomerOrdersProps) {
  const loadAll = useMemo(() => withListCode(load), [load]);
  const { view, refreshing, refresh, look } = useOrders(customerId, loadAll, bus);
  useNews(view.phase === 'failed', look);
  if (view.phase === 'loading') return <OrdersSkeleton />;
  if (view.phase === 'ready') {
    return (
      <Suspense fallback={<OrdersSkeleton />}>
        <OrdersList
          view={view}
          refreshing={refreshing}
          onRefresh={() => void refresh()}
          look={look}
          reorder={reorder}
          bus={bus}
        />
      </Suspense>
    );
  }
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
