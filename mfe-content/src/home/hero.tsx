import { type ShopBus, useLatest } from '@burger/shared/bus';
import type { OrderKind } from '@burger/shared/contracts';
import { useNow, minutesSpan } from '@burger/shared/platform/device';
import { openingDays, pageRules } from '@burger/shared/shop/page';
import {
  dayAfter,
  nextOpening,
  openingState,
  takesOrders,
  promisedText,
  type NextOpening,
  promisedTimeOf,
  usualMinutes,
} from '@burger/shared/hours';
import type { OrderTimes, TimedOrder } from '@burger/shared/hours/order-times';
import { storageKeys, localText } from '@burger/shared/platform/storage';
import { styled } from '@burger/shared/styled';
import { ButtonLink, Container, Picture, useHydrated } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageFacts } from '../parts/page-facts';
import { homeMessages, useHomeText } from './messages/en';

const Pill = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.25rem;
  padding: ${space(0.5)} ${space(1.75)};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size.sm};
  font-weight: 650;
`;

const Dot = styled.span<{ $open: boolean }>`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.pill};
  background: ${({ $open }) => ($open ? color.leaf : color.amber)};
`;

const text = homeMessages.hero;
const { delivery } = pageRules;

/** Returns the current shop data and time, corrected by the server's clock once it is known. */
function useShopTime(bus: ShopBus) {
  const shop = useLatest('shop/changed', bus);
  return { shop, at: new Date(useNow(30_000) + (shop?.aheadMs ?? 0)) };
}

// An opening today or tomorrow is shown without its weekday.
const opensText = ({ time, inDays }: NextOpening, at: Date): string =>
  inDays > 1 ? text.opensOn(dayAfter(at, inDays), time) : text.opensAt(time);

function HoursNow({ bus }: { bus: ShopBus }) {
  const { shop, at } = useShopTime(bus);
  const days = openingDays(shop);
  // After last orders the restaurant is shown as closed, because the checkout no longer takes orders for now.
  const next = nextOpening(at, days);
  const open = next === null;
  return (
    <Pill>
      <Dot $open={open} aria-hidden />
      <span>{next ? opensText(next, at) : text.openNow(openingState(at, days).until)}</span>
    </Pill>
  );
}

/** Shows whether the restaurant is open and until when; before hydration, the opening hours. */
export function HoursLine({ bus }: { bus: ShopBus }) {
  if (useHydrated()) return <HoursNow bus={bus} />;
  return (
    <Pill>
      <Clock aria-hidden size={16} />
      {pageFacts.hours}
    </Pill>
  );
}

const storedKind = (): OrderKind =>
  localText(storageKeys.orderKind).read() === 'pickup' ? 'pickup' : 'delivery';

type ReadTimes = (order: TimedOrder) => Promise<OrderTimes | null>;

// Code and request are loaded only when the page shows a slot, or a time that depends on the kitchen's load.
const readTimesNow: ReadTimes = async (order) => {
  try {
    const { orderTimes } = await import(
      /* webpackChunkName: "full-slots" */ '@burger/shared/hours/order-times'
    );
    return await orderTimes(order);
  } catch {
    return null;
  }
};

interface EtaLineProps {
  bus: ShopBus;
  readTimes?: ReadTimes;
}

const Usual = () => <span>{text.delivery(pageFacts.minutes, delivery.freeUpToKm)}</span>;

const pageShop = {
  ...{ rules: pageRules, closedDays: [], extraMinutes: 0 },
  ...{ dishes: [], featured: [] },
};

function EtaNow({ bus, readTimes = readTimesNow }: EtaLineProps) {
  const { shop: live, at } = useShopTime(bus);
  const [times, setTimes] = useState<OrderTimes>({ full: new Set() });
  const shop = live ?? pageShop;
  const { rules } = shop;
  const isForSlot = !takesOrders(at, openingDays(shop));
  const chosen = storedKind();
  const kind = usualMinutes(chosen, rules) ? chosen : 'delivery';
  // The time of a small order: the checkout knows the cart.
  const lines = shop.featured.slice(0, 2).map((dishId) => ({ dishId, quantity: 1 }));
  const ask = useEffectEvent(() => readTimes({ kind, at, shop, lines }));
  const isLimited = Boolean(live?.rules.kitchen);
  useEffect(() => {
    if (isForSlot || isLimited) void ask().then((found) => found && setTimes(found));
  }, [isForSlot, isLimited]);

  const promised = promisedTimeOf({ kind, slot: null, at, shop, ...times });
  if (!promised) return <Usual />;
  const { promisedFrom, slot } = promised;
  if (slot) return <span>{text.orderFor[kind](promisedText(promised, at.getTime()))}</span>;
  const usual = usualMinutes(kind, rules) ?? delivery;
  const from = Math.round((promisedFrom.getTime() - at.getTime()) / 60_000);
  const minutes = minutesSpan(usual, from - usual.minutes);
  return (
    <span>
      {kind === 'pickup' ? text.pickup(minutes) : text.delivery(minutes, rules.delivery.freeUpToKm)}
    </span>
  );
}

/** The expected delivery or pickup time. The prerendered page shows the usual delivery minutes. */
export const EtaLine = (props: EtaLineProps) => (useHydrated() ? <EtaNow {...props} /> : <Usual />);

const Band = styled.section`
  position: relative;
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(22.5rem, 1fr) 1.1fr;
    align-items: center;
    padding: ${space(2)} ${space(4)} 0 0;
  }
  ${from.desktop} {
    grid-template-columns: none;
    min-height: clamp(30rem, 46vw, 40rem);
    margin-top: ${space(2)};
    padding: 0;
  }
`;

// Phones crop the picture to burger, fries and shake; on wider screens its empty left side is behind the
// text.
const Food = styled.div`
  height: clamp(13rem, 36svh, 24rem);
  overflow: hidden;
  img {
    object-position: 100% 72%;
  }
  ${from.tablet} {
    grid-area: 1 / 2;
    height: 26rem;
    border-radius: ${space(4)};
    img {
      object-position: 88% 50%;
    }
  }
  ${from.desktop} {
    grid-area: auto;
    position: absolute;
    inset: 0 ${space(4)};
    width: min(90rem, calc(100% - ${space(8)}));
    height: 100%;
    margin: 0 auto;
    img {
      object-position: 100% 55%;
    }
  }
`;

const TextColumn = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding-block: ${space(2.5)} ${space(1.5)};
  ${from.tablet} {
    grid-area: 1 / 1;
    padding-block: 0;
    padding-inline-end: ${space(3)};
  }
  ${from.desktop} {
    gap: ${space(2.5)};
    width: min(75rem, calc(100% - ${space(8)}));
    padding-block: ${space(4)};
    padding-inline-end: ${space(4)};
    > * {
      max-width: min(27rem, 38%);
    }
    color: ${color.onAmber};
  }
`;

const Above = styled.p`
  font-weight: 700;
  font-size: ${size.sm};
`;

const Title = styled.h1`
  font-size: ${size.hero};
  font-weight: 800;
  line-height: 1.02;
  letter-spacing: -0.025em;
  ${from.tablet} {
    font-size: ${size.huge};
  }
  ${from.desktop} {
    font-size: ${size.hero};
  }
`;

const Lead = styled.p`
  font-size: ${size.lg};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1.5)};
  width: 100%;
  a {
    min-height: 3.5rem;
    padding-inline: ${space(3)};
    font-size: ${size.lg};
  }
  ${from.tablet} {
    a {
      padding-inline: ${space(2)};
    }
  }
  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    a {
      padding-inline: ${space(4)};
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${size.sm};
  font-weight: 600;
  text-wrap: balance;
  /* Room for the second line of a long text, so that nothing moves. */
  > span {
    min-height: 3em;
    line-height: 1.5;
  }
`;

export function Hero({ bus }: { bus: ShopBus }) {
  const heroTexts = useHomeText().hero;
  return (
    <Band>
      <Food>
        <Picture {...heroTexts.picture} sizes="(min-width: 64rem) min(90rem, 100vw), 130vw" eager />
      </Food>
      <TextColumn>
        <Above>{heroTexts.above}</Above>
        <Title>{heroTexts.title}</Title>
        <Lead>{heroTexts.lead}</Lead>
        <Actions>
          <ButtonLink to="/menu">{text.order}</ButtonLink>
          <ButtonLink to="/contact" $kind="secondary">
            {text.visit}
          </ButtonLink>
        </Actions>
        <Facts>
          <HoursLine bus={bus} />
          <EtaLine bus={bus} />
        </Facts>
      </TextColumn>
    </Band>
  );
}
