import type { Order } from '@burger/shared/contracts';
import { formatMoney, fromRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  Button,
  buttonLook,
  ButtonLink,
  Card,
  Notice,
  Picture,
  Stack,
  type ButtonLook,
} from '@burger/shared/ui';
import { MessageCircle, Repeat } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { nextOpening } from '../../model/kitchen-hours';
import { timeOfDay, totalChanged, type PlacedOrder } from '../../model/placed-order';
import { orderChat } from '../order-chat';
import { Dishes } from './dishes';
import { Actions, Arrival, Chat, Facts, Hero, Parts, Scene, Screen, Title, Words } from './layout';
import { NextSteps } from './next-steps';

const words = messages.success;

const ChatLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** When the order comes: a time, or what it waits for. */
function arrival({ createdAt, estimatedDeliveryTime }: Order): { label: string; when: string } {
  const placedAt = new Date(createdAt ?? NaN);
  const closed = !Number.isNaN(placedAt.getTime()) && nextOpening(placedAt) !== null;
  if (closed) return { label: words.arrivesAfter, when: words.afterOpening };
  const { promisedMinutes } = restaurant.delivery;
  const time = timeOfDay(estimatedDeliveryTime, restaurant.timeZone);
  return { label: words.arrives, when: time ?? messages.location.minutes(promisedMinutes) };
}

/** The order is placed: when it comes, its number, what happens next, and the ways on from here. */
export function SuccessView({
  placed,
  onLeave,
  onAgain,
}: {
  placed: PlacedOrder;
  onLeave: () => void;
  onAgain: (order: Order) => void;
}) {
  const { order, shownTotal, otherDetails } = placed;
  const { customerDetails: customer, pricing } = order;
  const total = formatMoney(fromRupees(pricing.total));
  const { label, when } = arrival(order);
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
            {words.title}
          </Title>
          <p>{words.thanks(customer.name)}</p>
          <Arrival>
            <dt>{label}</dt>
            <dd>{when}</dd>
          </Arrival>
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
          <p>{words.payCash(total)}</p>
        </Words>
      </Hero>
      {totalChanged(placed) && (
        <Notice kind="info">{words.otherTotal(formatMoney(shownTotal), total)}</Notice>
      )}
      {otherDetails && (
        <Notice kind="info">{words.otherDetails(customer.name, customer.address)}</Notice>
      )}
      <Parts>
        <Card>
          <Stack>
            <h2>{words.next}</h2>
            <NextSteps address={customer.address} />
            <Chat>
              <p>{words.chatHint}</p>
              <ChatLink $kind="secondary" href={orderChat(order)} target="_blank" rel="noreferrer">
                <MessageCircle aria-hidden size={18} />
                {words.chat}
              </ChatLink>
            </Chat>
          </Stack>
        </Card>
        <Card>
          <Stack>
            <h2>{words.ordered}</h2>
            <Dishes items={order.items} />
            <Button $kind="secondary" onClick={() => onAgain(order)}>
              <Repeat aria-hidden size={18} />
              {words.again}
            </Button>
          </Stack>
        </Card>
      </Parts>
      <Actions>
        <ButtonLink to="/orders" onClick={onLeave}>
          {messages.checkout.myOrders}
        </ButtonLink>
        <ButtonLink to="/menu" $kind="quiet" onClick={onLeave}>
          {words.menu}
        </ButtonLink>
      </Actions>
    </Screen>
  );
}
