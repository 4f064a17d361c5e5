import { useLatest } from '@burger/shared/bus';
import { useNow } from '@burger/shared/platform/device';
import { isFinal, knownStatus, type Track, fromTrackPromise } from '@burger/shared/contracts';
import { type Order, readPromised } from '@burger/shared/order';
import { pageRules } from '@burger/shared/shop/page';
import { fields } from '@burger/shared/platform/reading';
import { keyframes, styled } from '@burger/shared/styled';
import {
  hasNotifications,
  isOver,
  storeTrack,
  type TrackState,
  useTrack,
} from '@burger/shared/order/tracking';
import { Button, lazyModule, Notice, Stack, VisuallyHidden } from '@burger/shared/ui';
import { from } from '@burger/shared/theme';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { nowText, etaOf } from '../tracking/eta';
import type { FollowServices } from '../tracking/actions';
import { useNotification } from '../tracking/progress';
import { messages } from '../messages/en';
import type { Reorder } from '../again/again';
import { OrderCard, type OrderCardProps } from './order-card';
import { cachedHeadline } from './headline';
import type { StoredHeadline } from './stored-orders';
import { NoOrders, Row } from './skeleton';
import { ordersProblemText } from './orders-problem';
import { type OrdersView, useNews } from './use-orders';

/**
 * Applies a track, the live order state, to an order. Times get the form that they have in an order document.
 */
export function withTrack(order: Order, tracked: TrackState): Order {
  if (tracked === 'unknown' || tracked === 'none') return order;
  const { status, promise, payment } = tracked;
  const paid = {
    ...(payment?.state === 'paid' && { payment: 'online' as const }),
    ...(payment?.state === 'hand-over' && { paymentMethod: 'cod' }),
  };
  if (!promise) return { ...order, ...paid, status };
  return {
    ...order,
    ...paid,
    status,
    ...readPromised(fromTrackPromise(tracked)),
  };
}

/**
 * Returns the tracking key of an unfinished order; null for a finished one or one placed before tracking
 * links existed.
 */
export function keyToFollow({ trackingKey, status }: Order): string | null {
  const known = knownStatus(status);
  return trackingKey !== '' && known && !isFinal(known) ? trackingKey : null;
}

// Loaded only for orders in progress; most orders are finished.
const trackedActions = lazyModule(
  () => import(/* webpackChunkName: "order-doings" */ '../tracking/actions'),
);

// Loaded only for orders paid online; most were paid on delivery.
const bookedPayment = lazyModule(
  () => import(/* webpackChunkName: "booked-payment" */ './booked-payment.lazy'),
);

/** Announces status changes of an order to screen readers, and by browser notification. */
function Announcement({ track }: { track: Track }) {
  useNotification(track);
  const [first] = useState(track.status);
  return <VisuallyHidden role="status">{track.status !== first && nowText(track)}</VisuallyHidden>;
}

/** Reserves the approximate height of the actions until they are loaded, so that the buttons below stay. */
const ActionsPlace = styled.div<{ $withUpi: boolean; $canNotify: boolean }>`
  min-height: ${({ $withUpi, $canNotify }) => 10.25 + ($withUpi ? 3.5 : 0) + ($canNotify ? 3 : 0)}rem;
  ${from.tablet} {
    min-height: ${({ $withUpi }) => ($withUpi ? '10.5rem' : '7rem')};
  }
`;

type Remember = (cached: ReturnType<typeof cachedHeadline>) => void;

interface TrackedOrderProps
  extends
    Omit<OrderCardProps, 'eta' | 'trackedActions' | 'history' | 'money'>,
    Omit<FollowServices, 'bill'> {
  onOver: () => void;
  /** Stores the headline for the next visit. Only the first order of the list has it. */
  remember?: Remember | undefined;
  data?: unknown;
}

/** An order of the list with live tracking, and its actions while in progress. */
export function TrackedOrder({
  order,
  now,
  bus,
  cancel,
  onOver,
  remember,
  data,
  ...card
}: TrackedOrderProps) {
  // An order that was in progress when it was listed is tracked to its end.
  const [key] = useState(() => keyToFollow(order));
  const { tracked, aheadMs, refresh } = useTrack(key);
  const serverNow = now + aheadMs;
  const current = withTrack(order, tracked);
  const over = key !== null && isOver(tracked);
  const changedAt = typeof tracked === 'string' ? undefined : tracked.changed?.at;
  useEffect(() => {
    if (key && !over) storeTrack(key);
    // The order in the list is outdated once its track is over or changed, so the list is reloaded.
    if (over || changedAt) onOver();
  }, [key, over, changedAt, onOver]);
  useEffect(() => remember?.(cachedHeadline(current, serverNow, aheadMs)));
  const track = typeof tracked === 'string' ? null : tracked;
  const { code } = trackedActions.useCode(track !== null);
  const isPaidOnline = fields(data)['online'] !== undefined;
  const isPast = (key === null || tracked === 'none') && isPaidOnline;
  const { rules } = card.shop ?? { rules: pageRules };
  const { code: paying } = bookedPayment.useCode(isPast);
  return (
    <OrderCard
      {...card}
      data={data}
      order={current}
      history={track?.history}
      now={serverNow}
      eta={etaOf(current, serverNow)}
      money={isPast && paying && <paying.BookedPayment data={data} />}
      trackedActions={
        key &&
        tracked !== 'none' && (
          <>
            {track && <Announcement track={track} />}
            {track && code ? (
              <code.TrackedActions
                trackingKey={key}
                track={track}
                total={order.bill.total}
                ownReason={order.reason}
                onChanged={refresh}
                bus={bus}
                cancel={cancel}
              />
            ) : (
              <ActionsPlace
                $withUpi={Boolean(rules.upi) && !isPaidOnline}
                $canNotify={hasNotifications()}
              />
            )}
          </>
        )
      }
    />
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;

const Turning = styled(Button)<{ $busy: boolean }>`
  svg {
    animation: ${turn} 900ms linear infinite;
    animation-play-state: ${({ $busy }) => ($busy ? 'running' : 'paused')};
  }
`;

const texts = messages.orders;

export interface ListServices extends FollowServices {
  headline: StoredHeadline;
  reorder: Reorder;
}

interface OrdersListProps extends ListServices {
  customerId: string;
  view: Extract<OrdersView, { phase: 'ready' }>;
  refreshing: boolean;
  onRefresh: () => void;
  refetch: () => Promise<void>;
}

export function OrdersList({
  view,
  refreshing,
  onRefresh,
  refetch,
  customerId,
  headline,
  reorder,
  bus,
  cancel,
  bill,
}: OrdersListProps) {
  const onOver = useCallback(() => void refetch(), [refetch]);
  const onBill = useCallback(
    async (orderId: string) => {
      const made = await bill(orderId);
      if (made) await refetch();
      return made;
    },
    [bill, refetch],
  );
  const { orders, fallback, problem } = view;
  const now = useNow();
  const shop = useLatest('shop/changed', bus);
  // Only orders without a tracking key need reloading: tracked orders update themselves.
  const awaited = orders.filter(({ order }) => order.trackingKey === '');
  useNews(
    awaited.some(({ order }) => etaOf(order, now)),
    refetch,
  );
  const remember: Remember = useCallback(
    (cached) => headline.remember(customerId, cached),
    [headline, customerId],
  );
  useEffect(() => {
    if (orders.length === 0) remember({ words: {} });
  }, [orders, remember]);
  return (
    <Stack $gap={3}>
      <Row>
        <p role="status">{orders.length > 0 && texts.loaded(orders.length)}</p>
        <Turning
          $kind="secondary"
          $busy={refreshing}
          aria-disabled={refreshing || undefined}
          onClick={() => {
            if (!refreshing) onRefresh();
          }}
        >
          <RefreshCw aria-hidden size={18} />
          <span>{refreshing ? texts.refreshing : texts.refresh}</span>
        </Turning>
      </Row>
      {problem && <Notice kind="alert">{ordersProblemText(problem)}</Notice>}
      {fallback && <Notice>{texts.fallback}</Notice>}
      {orders.length === 0 && <NoOrders />}
      <VisuallyHidden role="status">{refreshing && texts.refreshing}</VisuallyHidden>
      {orders.map(({ key, order, data }, at) => (
        <TrackedOrder
          key={key}
          order={order}
          data={data}
          now={now}
          bus={bus}
          cancel={cancel}
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
