import type { Order } from '@burger/shared/contracts';
import { formatMoney, fromRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  buttonLook,
  ButtonLink,
  Card,
  Notice,
  Picture,
  size,
  Stack,
  type ButtonLook,
} from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { nextOpening } from '../../model/kitchen-hours';
import { timeOfDay, totalChanged, type PlacedOrder } from '../../model/placed-order';
import { orderChat } from '../order-chat';
import { Actions, Chat, Facts, Hero, Scene, Screen } from './layout';
import { NextSteps } from './next-steps';

const words = messages.success;

const ChatLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

const Title = styled.h1`
  font-size: ${size.xxxl};
  &:focus {
    outline: none;
  }
`;

function arrival({ createdAt, estimatedDeliveryTime }: Order): string {
  const placedAt = new Date(createdAt ?? NaN);
  const closed = !Number.isNaN(placedAt.getTime()) && nextOpening(placedAt) !== null;
  if (closed) return words.afterOpening;
  const { promisedMinutes } = restaurant.delivery;
  const time = timeOfDay(estimatedDeliveryTime, restaurant.timeZone);
  return time ?? messages.location.minutes(promisedMinutes);
}

/** The order is placed: its number, what happens next, and the ways on from here. */
export function SuccessView({ placed, onLeave }: { placed: PlacedOrder; onLeave: () => void }) {
  const { order, shownTotal, otherDetails } = placed;
  const { customerDetails: customer, pricing } = order;
  const total = formatMoney(fromRupees(pricing.total));
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
          <Picture slug="scene-delivery" alt="" sizes="(min-width: 48rem) 42rem, 100vw" eager />
        </Scene>
        <Title ref={heading} tabIndex={-1}>
          {words.title}
        </Title>
        <p>{words.thanks(customer.name)}</p>
      </Hero>
      {totalChanged(placed) && (
        <Notice kind="info">{words.otherTotal(formatMoney(shownTotal), total)}</Notice>
      )}
      {otherDetails && (
        <Notice kind="info">{words.otherDetails(customer.name, customer.address)}</Notice>
      )}
      <Card>
        <Stack $gap={3}>
          <Facts>
            <div>
              <dt>{words.orderId}</dt>
              <dd>{order.orderId}</dd>
            </div>
            <div>
              <dt>{words.arrives}</dt>
              <dd>{arrival(order)}</dd>
            </div>
            <div>
              <dt>{messages.bill.total}</dt>
              <dd>{total}</dd>
            </div>
          </Facts>
          <p>{words.payCash(total)}</p>
          <Stack>
            <h2>{words.next}</h2>
            <NextSteps address={customer.address} />
          </Stack>
          <Chat>
            <p>{words.chatHint}</p>
            <ChatLink $kind="secondary" href={orderChat(order)} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden size={18} />
              {words.chat}
            </ChatLink>
          </Chat>
        </Stack>
      </Card>
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
