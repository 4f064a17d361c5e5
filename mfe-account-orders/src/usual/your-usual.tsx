import { type ShopBus, useLatest } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import { Button, color, Skeleton, Stack } from '@burger/shared/ui';
import { UsualRoom, UsualRow, usualTitle } from '@burger/shared/usual';
import { useCallback, useEffect, useId, useState } from 'react';
import type { StoredOrder } from '../orders/load';
import { type OrdersProblem, ordersProblemText } from '../orders/orders-problem';
import { messages } from '../messages';
import type { Reorder } from '../again/again';
import type { UsualStore } from './usual';
import { UsualCard } from './card';
import { usualMessages } from './messages';

type UsualView =
  /** Nothing was known of it when the page came, so it has no room: the next page shows it. */
  | { phase: 'without-room' }
  | { phase: 'loading' }
  | { phase: 'failed'; problem: OrdersProblem }
  | { phase: 'ready'; orders: readonly StoredOrder[] };

function firstView(kept: readonly StoredOrder[] | null): UsualView {
  if (kept === null) return { phase: 'without-room' };
  return kept.length === 0 ? { phase: 'loading' } : { phase: 'ready', orders: kept };
}

/** A customer's last orders: at once what this device keeps, then what the store has. */
function useUsual(uid: string, usual: UsualStore): [UsualView, () => void] {
  const [view, setView] = useState(() => firstView(usual.kept(uid)));
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

const texts = usualMessages;

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
    <UsualRoom aria-labelledby={id}>
      <Title id={id}>{texts.title}</Title>
      <UsualRow>{content()}</UsualRow>
    </UsualRoom>
  );
}

/** What a signed-in customer ordered last, to be had again by one tap; nothing for anybody else. */
export function YourUsual(props: YourUsualProps) {
  const session = useLatest('session/changed', props.bus);
  if (session?.status !== 'signed-in') return null;
  const { uid } = session.user;
  return <UsualOrders key={uid} uid={uid} {...props} />;
}
