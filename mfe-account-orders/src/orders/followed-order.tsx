import { isOver, keepTrack, useTrack, type Track } from '@burger/shared/track';
import { lazyModule, VisuallyHidden } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { keyToFollow, withTrack } from './tracked-order';
import { outlookOf } from '../tracking/eta';
import type { FollowPorts } from '../tracking/actions';
import { nowWords } from '../tracking/track-words';
import { useNotification } from '../tracking/use-notification';
import { OrderCard, type OrderCardProps } from './order-card';
import { seenWords } from './seen-words';

// Past orders, which are most, do without.
const doings = lazyModule(
  () => import(/* webpackChunkName: "order-doings" */ '../tracking/actions'),
);

/** Says politely what has become of an order since it is shown, also by a notification. */
function Told({ track }: { track: Track }) {
  useNotification(track);
  const [first] = useState(track.status);
  return <VisuallyHidden role="status">{track.status !== first && nowWords(track)}</VisuallyHidden>;
}

export type Remember = (seen: ReturnType<typeof seenWords>) => void;

export interface FollowedOrderProps extends Omit<OrderCardProps, 'outlook' | 'doings' | 'history'> {
  follow: FollowPorts;
  /** It is over: the list is read anew. */
  onOver: () => void;
  /** What the next visit shows at once; given to the first order of the list. */
  remember?: Remember | undefined;
}

/** An order of the list, as it is by now, with what can be done with it while it is under way. */
export function FollowedOrder({
  order,
  now,
  follow,
  onOver,
  remember,
  ...card
}: FollowedOrderProps) {
  // What was under way when it came into the list is followed to its end.
  const [key] = useState(() => keyToFollow(order));
  const { followed, aheadMs, look } = useTrack(key);
  const serverNow = now + aheadMs;
  const current = withTrack(order, followed);
  const over = key !== null && isOver(followed);
  useEffect(() => {
    if (key && !over) keepTrack(key);
    if (over) onOver();
  }, [key, over, onOver]);
  useEffect(() => remember?.(seenWords(current, serverNow, aheadMs)));
  const track = typeof followed === 'string' ? null : followed;
  const { code } = doings.useCode(track !== null);
  return (
    <OrderCard
      {...card}
      order={current}
      history={track?.history}
      now={serverNow}
      outlook={outlookOf(current, serverNow)}
      doings={
        track &&
        key && (
          <>
            <Told track={track} />
            {code && (
              <code.OrderDoings
                trackingKey={key}
                track={track}
                total={order.bill.total}
                ownReason={order.reason}
                onChanged={look}
                {...follow}
              />
            )}
          </>
        )
      }
    />
  );
}
