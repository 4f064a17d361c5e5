import { type ShopBus, useLatest } from '@burger/shared/bus';
import type { Shop } from '@burger/shared/contracts';
import { minutesSinceJust, type Order, type OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { momentText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { Button, Card, Skeleton, Stack } from '@burger/shared/ui';
import { color, size, space } from '@burger/shared/theme';
import { UsualPlaceholder, UsualRow, usualTitle } from '@burger/shared/ui/usual';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Again, orderAgain, type Reorder } from '../again/again';
import { OrderPicture, whyMissing } from '../again/dish';
import { messages } from '../messages/en';
import type { StoredOrder } from '../orders/load';
import { type OrdersProblem, ordersProblemText } from '../orders/orders-problem';
import { usualMessages } from './messages/en';
import type { UsualStore } from './usual';

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(1)};
  height: 100%;
  padding: ${space(2)};
`;

const About = styled.div`
  display: flex;
  gap: ${space(1.5)};
  min-height: 0;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Dishes = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font: inherit;
  font-weight: 650;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Notes = styled.div<{ $important: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ $important }) => ($important ? color.flameInk : color.inkSoft)};
  font-size: ${size.sm};
  font-weight: ${({ $important }) => ($important ? 600 : 400)};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Buttons = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};
  > button {
    padding-inline: ${space(1)};
    white-space: nowrap;
  }
`;

const texts = usualMessages;

/** Returns notes on unavailable dishes and changed prices, shown before adding. */
function usualNotes({ requested, missing, changed }: Again): string[] {
  const [gone] = missing;
  const [dear] = changed;
  const { order, orders } = messages;
  const notes: string[] = [];
  if (requested.length === 0) notes.push(order.nothingAdded);
  else if (missing.length > 1) notes.push(texts.missing(missing.length));
  else if (gone) notes.push(`${gone.name || orders.unnamed}: ${whyMissing(gone)}`);
  if (changed.length > 1) notes.push(texts.otherPrices(changed.length));
  else if (dear)
    notes.push(order.newPrice(dear.name, formatMoney(dear.now), formatMoney(dear.was)));
  return notes;
}

/** Returns the text for a dish of a usual order: today's name and the quantity. */
function dishText({ dishId, name, quantity }: OrderLine, shop: Shop): string {
  const today = shop.dishes.find(({ id }) => id === dishId)?.name;
  const called = today || name || messages.orders.unnamed;
  return quantity > 1 ? `${quantity} × ${called}` : called;
}

interface UsualCardProps {
  order: Order;
  shop: Shop;
  onAdd: Reorder;
  onViewCart: () => void;
}

/** A usual order that one click adds to the cart. Differences from today's menu are shown first. */
function UsualCard({ order, shop, onAdd, onViewCart }: UsualCardProps) {
  const [step, setStep] = useState<'offered' | 'asking' | 'added'>('offered');
  const button = useRef<HTMLButtonElement>(null);
  const { lines, createdAt } = order;
  const again = orderAgain(lines, shop);
  const dishes = lines.map((line) => dishText(line, shop)).join(', ');
  const notes = usualNotes(again);
  const since = minutesSinceJust(createdAt, Date.now());

  const add = () => {
    onAdd(lines);
    setStep('added');
  };
  const offered = {
    words:
      notes.join(' ') || (typeof createdAt === 'number' && texts.ordered(momentText(createdAt))),
    label: texts.add(formatMoney(again.total)),
    press: since === null ? add : () => setStep('asking'),
  };
  const steps = {
    offered,
    asking: {
      words: messages.order.askAgain(since ?? 0),
      label: messages.order.yesAgain,
      press: add,
    },
    added: { words: texts.added, label: messages.order.viewCart, press: onViewCart },
  };
  const { words, label, press } = steps[step];
  return (
    <Frame as="article">
      <About>
        {lines[0] && <OrderPicture line={lines[0]} shop={shop} />}
        <Words>
          <Dishes>{dishes}</Dishes>
          <Notes role="status" $important={step === 'offered' && notes.length > 0}>
            {words}
          </Notes>
        </Words>
      </About>
      <Buttons>
        {again.requested.length > 0 && (
          <Button
            ref={button}
            $kind="secondary"
            aria-label={step === 'added' ? undefined : `${label}: ${dishes}`}
            onClick={press}
          >
            {label}
          </Button>
        )}
        {step === 'asking' && (
          <Button
            $kind="quiet"
            onClick={() => {
              setStep('offered');
              button.current?.focus();
            }}
          >
            {texts.no}
          </Button>
        )}
      </Buttons>
    </Frame>
  );
}

type UsualView =
  /** Nothing was stored when the page loaded, so no room was reserved: only the next page shows the orders. */
  | { phase: 'without-room' }
  | { phase: 'loading' }
  | { phase: 'failed'; problem: OrdersProblem }
  | { phase: 'ready'; orders: readonly StoredOrder[] };

function firstView(stored: readonly StoredOrder[] | null): UsualView {
  if (stored === null) return { phase: 'without-room' };
  return stored.length === 0 ? { phase: 'loading' } : { phase: 'ready', orders: stored };
}

/** Returns a customer's usual orders: first those stored on this device, then the current ones. */
function useUsual(uid: string, usual: UsualStore): [UsualView, () => void] {
  const [view, setView] = useState(() => firstView(usual.cached(uid)));
  const read = useCallback(() => {
    let gone = false;
    void usual.read(uid).then((answer) => {
      if (gone) return;
      setView((before): UsualView => {
        if (before.phase === 'without-room') return before;
        if (answer.ok) return { phase: 'ready', orders: answer.orders };
        return before.phase === 'ready' ? before : { phase: 'failed', problem: answer.problem };
      });
    });
    return () => {
      gone = true;
    };
  }, [uid, usual]);
  useEffect(() => read(), [read]);
  useEffect(() => {
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [read]);
  const again = useCallback(() => {
    setView({ phase: 'loading' });
    read();
  }, [read]);
  return [view, again];
}

const Title = styled.h2`
  ${usualTitle}
`;

const Message = styled(Stack)`
  align-content: center;
  justify-items: start;
  color: ${color.inkSoft};
`;

interface YourUsualProps {
  bus: ShopBus;
  usual: UsualStore;
  reorder: Reorder;
}

function UsualOrders({ uid, bus, usual, reorder }: YourUsualProps & { uid: string }) {
  const shop = useLatest('shop/changed', bus);
  const [view, again] = useUsual(uid, usual);
  const id = useId();
  if (view.phase === 'without-room') return null;

  const content = () => {
    if (view.phase === 'failed') {
      return (
        <Message as="li" role="status">
          {ordersProblemText(view.problem)}
          <Button $kind="secondary" onClick={again}>
            {messages.orders.tryAgain}
          </Button>
        </Message>
      );
    }
    if (view.phase === 'loading' || !shop) return <Skeleton as="li" aria-busy $height="100%" />;
    if (view.orders.length === 0) return <Message as="li">{texts.none}</Message>;
    return view.orders.map(({ key, order }) => (
      <li key={key}>
        <UsualCard
          order={order}
          shop={shop}
          onAdd={reorder}
          onViewCart={() => bus.emit('cart/open-requested', {})}
        />
      </li>
    ));
  };
  return (
    <UsualPlaceholder aria-labelledby={id}>
      <Title id={id}>{texts.title}</Title>
      <UsualRow>{content()}</UsualRow>
    </UsualPlaceholder>
  );
}

/** The signed-in customer's last orders with a button to order each again; renders nothing when signed out. */
export function YourUsual(props: YourUsualProps) {
  const session = useLatest('session/changed', props.bus);
  if (session?.status !== 'signed-in') return null;
  const { uid } = session.user;
  return <UsualOrders key={uid} uid={uid} {...props} />;
}
