import { type Rules, isFinal, isUnpaid } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import type { Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import {
  ButtonAnchor,
  ButtonLink,
  Card,
  Notice,
  Picture,
  Stack,
  type ButtonStyle,
} from '@burger/shared/ui';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useServerTime } from '../../cart/use-services';
import { messages } from '../../messages/en';
import { lazyOnline } from '../paying/lazy-online';
import { chatLink } from '../placing/chat';
import { totalChanged, type PlacedOrder } from '../draft/placed-order';
import { AgainButton, Dishes } from './dishes';
import { isLate, promisedOrUsual, useTrackedOrder, WhatHappens } from './what-happens';

const texts = messages.success;

const Screen = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(64rem, 100%);
  margin-inline: auto;
  h2 {
    font-size: ${size.xl};
  }
`;

const Hero = styled.div`
  display: grid;
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.onNight};
  overflow: hidden;
  ${from.desktop} {
    grid-template-columns: 1.1fr 1fr;
  }
`;

const Scene = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  ${from.desktop} {
    aspect-ratio: auto;
    min-height: 26rem;
  }
`;

const HeroText = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1.5)};
  padding: ${space(3)} ${space(2)};
  p {
    color: ${color.onNightSoft};
  }
  ${from.tablet} {
    padding: ${space(5)};
  }
`;

const Title = styled.h1`
  font-size: ${size.xxxl};
  font-weight: 800;
  &:focus {
    outline: none;
  }
`;

const List = styled.dl`
  dt {
    color: ${color.onNightSoft};
    font-size: ${size.sm};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Arrival = styled(List)`
  margin-top: ${space(1)};
  dd {
    color: ${color.amber};
    font: 800 ${size.huge} / 1.1 ${font.display};
    text-wrap: balance;
  }
`;

const Facts = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(1)};
  dd {
    font-size: ${size.xl};
    font-weight: 750;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(3)};
    align-items: start;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`;

const ChatLink = ({ order, ...look }: { order: Order } & ButtonStyle) => (
  <ButtonAnchor {...look} href={chatLink(order)} target="_blank" rel="noreferrer">
    <MessageCircle aria-hidden size={18} />
    {texts.chat}
  </ButtonAnchor>
);

const Later = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  p {
    flex: 1 1 14rem;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const First = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

function titleOf({ status, kind }: Order): string {
  if (status === 'cancelled') return texts.over.cancelled;
  return status === 'delivered' ? texts.over[kind] : texts.title;
}

export function SuccessView({
  placed,
  rules,
  onLeave,
}: {
  placed: PlacedOrder;
  rules: Pick<Rules, 'delivery' | 'pickup' | 'upi'>;
  onLeave: () => void;
}) {
  const at = useServerTime();
  const { shownTotal, otherDetails, chatBlocked = false } = placed;
  const tracked = useTrackedOrder(placed.order);
  const { order, track } = tracked;
  const { customer, bill, lines, kind } = order;
  const over = track !== null && isFinal(track.status);
  const late = track !== null && isLate(order, Date.parse(track.now));
  const total = formatMoney(bill.total ?? shownTotal);
  const { code: online } = lazyOnline.useCode(order.paymentMethod === 'online');
  const words = online?.placedWords(order, track) ?? null;
  const waits = words ? words.waits : isUnpaid(order) && !online;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Scrolls instantly, because focusing the heading would interrupt the page's smooth scrolling.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Screen>
      <Hero>
        <Scene>
          <Picture slug="scene-delivery" alt="" sizes="(min-width: 64rem) 36rem, 100vw" eager />
        </Scene>
        <HeroText>
          <Title ref={heading} tabIndex={-1}>
            {words?.title || titleOf(order)}
          </Title>
          {order.status !== 'cancelled' && !waits && <p>{texts.thanks(isolated(customer.name))}</p>}
          {!over && !waits && (
            <Arrival>
              <dt>{late ? texts.planned : texts.promised[kind]}</dt>
              <dd>{promisedOrUsual(order, rules, at)}</dd>
            </Arrival>
          )}
          <Facts>
            <div>
              <dt>{texts.orderId}</dt>
              <dd>{order.orderId}</dd>
            </div>
            <div>
              <dt>{messages.bill.total}</dt>
              <dd>{total}</dd>
            </div>
          </Facts>
          {words ? (
            <p>{words.text}</p>
          ) : (
            !over &&
            !waits && (
              <p>
                <span>{texts.payCash[kind](total)}</span>{' '}
                {rules.upi && <span>{messages.payment.orUpi}</span>}
              </p>
            )
          )}
          {chatBlocked && (
            <First>
              <p role="status">{texts.chatBlocked}</p>
              <ChatLink order={order} />
            </First>
          )}
        </HeroText>
      </Hero>
      {totalChanged(placed) && (
        <Notice kind="info">{texts.otherTotal(formatMoney(shownTotal), total)}</Notice>
      )}
      {otherDetails && (
        <Notice kind="info">
          {texts.otherDetails(
            isolated(customer.name),
            isolated(customer.address) || messages.when.kinds[kind],
          )}
        </Notice>
      )}
      <Parts>
        <Card>
          <Stack>
            {!over && <h2>{texts.next}</h2>}
            <WhatHappens {...tracked} withUpi={rules.upi !== null} />
            {!chatBlocked && !waits && (
              <Later>
                <p>{texts.chatHint}</p>
                <ChatLink order={order} $kind="secondary" />
              </Later>
            )}
          </Stack>
        </Card>
        <Card>
          <Stack>
            <h2>{over || waits ? texts.dishes : texts.ordered}</h2>
            <Dishes lines={lines} />
            <AgainButton order={order} />
          </Stack>
        </Card>
      </Parts>
      <Actions>
        <ButtonLink to="/orders" $kind={waits ? 'secondary' : 'primary'} onClick={onLeave}>
          {messages.checkout.myOrders}
        </ButtonLink>
        <ButtonLink to="/menu" $kind="quiet" onClick={onLeave}>
          {texts.menu}
        </ButtonLink>
      </Actions>
    </Screen>
  );
}
