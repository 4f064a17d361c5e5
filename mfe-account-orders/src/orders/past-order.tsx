import { type ShopBus, useLatest } from '@burger/shared/bus';
import { isFinal, knownStatus } from '@burger/shared/contracts';
import { Skeleton, Stack } from '@burger/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Reorder } from '../again/again';
import { useCustomer } from '../session/use-customer';
import { OrderActions } from './actions';
import type { CachedOrders, LoadOrders, StoredOrder } from './load';
import { OrderSummary } from './order-card';

export interface PastOrderProps {
  orderId: string;
  /** Shown to everyone but the customer who placed the order. */
  otherwise: ReactNode;
}

interface PastOrderServices {
  bus: ShopBus;
  load: LoadOrders;
  cached: CachedOrders;
  reorder: Reorder;
  bill: (orderId: string) => Promise<boolean>;
}

const waiting = <Skeleton $height="9rem" />;

/** Returns the customer's order; null when it is not theirs or cannot be loaded, undefined while it loads. */
function useOwnOrder(
  uid: string,
  orderId: string,
  { load, cached }: Pick<PastOrderServices, 'load' | 'cached'>,
) {
  const [own, setOwn] = useState<StoredOrder | null | undefined>(() =>
    // A copy from before the last step may lack the bill.
    cached(uid)?.find(({ order }) => {
      const status = knownStatus(order.status);
      return order.orderId === orderId && status !== null && isFinal(status);
    }),
  );
  const read = useCallback(async () => {
    const answer = await load(uid);
    const orders = answer.ok ? answer.orders : [];
    setOwn((before) => orders.find(({ order }) => order.orderId === orderId) ?? before ?? null);
  }, [load, uid, orderId]);
  const isLoading = own === undefined;
  useEffect(() => {
    if (isLoading) void read();
  }, [isLoading, read]);
  return { own, read };
}

function OwnOrder({
  uid,
  orderId,
  otherwise,
  ...services
}: PastOrderProps & PastOrderServices & { uid: string }) {
  const { bus, reorder, bill } = services;
  const { own, read } = useOwnOrder(uid, orderId, services);
  const shop = useLatest('shop/changed', bus);
  // Loads the shop, which Order again compares with.
  useEffect(() => bus.emit('shop/refresh-requested', { revision: 0 }), [bus]);
  if (own === undefined) return waiting;
  if (own === null) return otherwise;
  const { order, data } = own;
  return (
    <Stack>
      <OrderSummary order={order} shop={shop} />
      <OrderActions
        order={order}
        data={data}
        onAgain={reorder}
        onBill={async (id) => {
          const made = await bill(id);
          if (made) await read();
          return made;
        }}
        onChoose={(dishId) => bus.emit('shop/choose-requested', { dishId, lineId: null })}
        onViewCart={() => bus.emit('cart/open-requested', {})}
      />
    </Stack>
  );
}

/** Dishes, total, Order again and bill of a finished order, for its signed-in customer. The link itself tells none. */
export function PastOrder(props: PastOrderProps & PastOrderServices) {
  const user = useCustomer(props.bus);
  if (user === undefined) return waiting;
  return user ? <OwnOrder key={user.uid} uid={user.uid} {...props} /> : props.otherwise;
}
