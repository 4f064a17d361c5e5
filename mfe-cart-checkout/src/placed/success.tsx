import type { Rules } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { isFinal, type Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { ButtonLink, Card, Notice, Picture, Stack } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { useServerTime } from '../cart/use-services';
import { useCheckoutServices } from '../checkout/checkout-context';
import { messages } from '../messages';
import { totalChanged, type PlacedOrder } from '../placing/placed-order';
import { AgainButton } from './again-button';
import { ChatLater, OpenChat } from './chat';
import { Dishes } from './dishes';
import { Actions, Arrival, Facts, Hero, Parts, Scene, Screen, Title, Words } from './layout';
import { isLate, promisedTo } from './promised-to';
import { useFollowedOrder } from './use-followed-order';
import { WhatHappens } from './what-happens';

const words = messages.success;

/** What has become of the order, as the title of the screen. */
function titleOf({ status, kind }: Order): string {
  if (status === 'cancelled') return words.over.cancelled;
  return status === 'delivered' ? words.over[kind] : words.title;
}

/** The order is placed: when it comes, its number, what happens next, and the ways on from here. */
export function SuccessView({
  placed,
  rules,
}: {
  placed: PlacedOrder;
  rules: Pick<Rules, 'delivery' | 'pickup' | 'upi'>;
}) {
  const at = useServerTime();
  const { placed: store } = useCheckoutServices();
  const leave = () => store.set(null);
  const { shownTotal, otherDetails, chatBlocked = false } = placed;
  const { order, track, key, look } = useFollowedOrder(placed.order);
  const { customer, bill, lines, kind } = order;
  const over = track !== null && isFinal(track.status);
  const late = track !== null && isLate(order, Date.parse(track.now));
  const total = formatMoney(bill.total ?? shownTotal);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // At once: the page scrolls smoothly otherwise, and the focus would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Screen>
      <Hero>
        <Scene>
          <Picture slug="scene-delivery" alt="" sizes="(min-width: 64rem) 36rem, 100vw" eager />
        </Scene>
        <Words>
          <Title ref={heading} tabIndex={-1}>
            {titleOf(order)}
          </Title>
          {order.status !== 'cancelled' && <p>{words.thanks(isolated(customer.name))}</p>}
          {!over && (
            <Arrival>
              <dt>{late ? words.planned : words.promised[kind]}</dt>
              <dd>{promisedTo(order, rules, at)}</dd>
            </Arrival>
          )}
          <Facts>
            <div>
              <dt>{words.orderId}</dt>
              <dd>{order.orderId}</dd>
            </div>
            <div>
              <dt>{messages.bill.total}</dt>
              <dd>{total}</dd>
            </div>
          </Facts>
          {!over && (
            <p>
              {words.payCash[kind](total)} {rules.upi && messages.payment.orUpi}
            </p>
          )}
          {chatBlocked && <OpenChat order={order} />}
        </Words>
      </Hero>
      {totalChanged(placed) && (
        <Notice kind="info">{words.otherTotal(formatMoney(shownTotal), total)}</Notice>
      )}
      {otherDetails && (
        <Notice kind="info">
          {words.otherDetails(
            isolated(customer.name),
            isolated(customer.address) || messages.when.kinds[kind],
          )}
        </Notice>
      )}
      <Parts>
        <Card>
          <Stack>
            {!over && <h2>{words.next}</h2>}
            <WhatHappens
              order={order}
              trackingKey={key}
              track={track}
              withUpi={rules.upi !== null}
              onChanged={look}
            />
            {!chatBlocked && <ChatLater order={order} />}
          </Stack>
        </Card>
        <Card>
          <Stack>
            <h2>{over ? words.dishes : words.ordered}</h2>
            <Dishes lines={lines} />
            <AgainButton order={order} />
          </Stack>
        </Card>
      </Parts>
      <Actions>
        <ButtonLink to="/orders" onClick={leave}>
          {messages.checkout.myOrders}
        </ButtonLink>
        <ButtonLink to="/menu" $kind="quiet" onClick={leave}>
          {words.menu}
        </ButtonLink>
      </Actions>
    </Screen>
  );
}
