import { Button, lazyModule, Notice } from '@burger/shared/ui';
import { useEffect, useMemo } from 'react';
import { messages } from '../messages';
import type { LoadOrders, SeenOrders } from './load';
import { OrdersBlank } from '../parts/blank-page';
import { ordersProblemWords } from './orders-problem-words';
import { OrdersSkeleton } from './skeleton';
import { useNews } from './use-news';
import { useOrders } from './use-orders';

const texts = messages.orders;

const list = lazyModule(() => import(/* webpackChunkName: "orders-list" */ './list.late'));

/** The orders come together with the code that shows them: what fails of either can be tried again. */
const withListCode =
  (load: LoadOrders): LoadOrders =>
  (customerId) =>
    Promise.all([load(customerId), list.load()]).then(
      ([answer]) => answer,
      () => ({ ok: false, problem: 'unavailable' }),
    );

const seenWithListCode = (seen: SeenOrders) => (customerId: string) => {
  const orders = seen(customerId);
  return orders && list.load().then(() => orders);
};

export interface CustomerOrdersProps extends Pick<
  import('./list.late').OrdersListProps,
  'customerId' | 'words' | 'reorder' | 'bus' | 'follow'
> {
  load: LoadOrders;
  seen: SeenOrders;
}

/** A signed-in customer's orders in whatever state they are: on their way, failed, there. */
export function CustomerOrders({
  customerId,
  load,
  seen,
  words,
  reorder,
  bus,
  follow,
}: CustomerOrdersProps) {
  const loadAll = useMemo(() => withListCode(load), [load]);
  const seenAll = useMemo(() => seenWithListCode(seen), [seen]);
  const { view, refreshing, refresh, look } = useOrders(customerId, loadAll, seenAll, bus);
  const { code } = list.useCode(view.phase === 'ready');
  useNews(view.phase === 'failed', look);
  // Its owner comes when somebody asks: Order again says by it what can be had today.
  useEffect(() => bus.emit('shop/refresh-requested', { revision: 0 }), [bus]);
  if (view.phase === 'ready' && code) {
    return (
      <code.OrdersList
        view={view}
        refreshing={refreshing}
        onRefresh={() => void refresh()}
        look={look}
        customerId={customerId}
        words={words}
        reorder={reorder}
        bus={bus}
        follow={follow}
      />
    );
  }
  if (view.phase !== 'failed') return <OrdersSkeleton words={words} />;
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
      <Notice kind="alert">{ordersProblemWords(view.problem)}</Notice>
    </OrdersBlank>
  );
}
