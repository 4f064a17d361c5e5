import { useLatest, type ShopBus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import { Button, color, Skeleton, Stack } from '@burger/shared/ui';
import { UsualRoom, UsualRow, usualTitle } from '@burger/shared/usual';
import { useId } from 'react';
import { ordersProblemWords } from '../orders/orders-problem-words';
import { UsualCard } from './card';
import { useUsual } from './use-usual';
import { messages } from '../messages';
import type { UsualKeeper } from './usual';
import type { Reorder } from '../again/reorder';
import { usualMessages } from './usual-messages';

const Title = styled.h2`
  ${usualTitle}
`;

const Said = styled(Stack)`
  align-content: center;
  justify-items: start;
  color: ${color.inkSoft};
`;

const texts = usualMessages;

export interface YourUsualProps {
  bus: ShopBus;
  usual: UsualKeeper;
  reorder: Reorder;
  now: () => number;
}

function UsualOrders({ uid, bus, usual, reorder, now }: YourUsualProps & { uid: string }) {
  const shop = useLatest('shop/changed', bus);
  const [view, again] = useUsual(uid, usual);
  const id = useId();
  if (view.phase === 'without-room') return null;

  const content = () => {
    if (view.phase === 'failed') {
      return (
        <Said as="li" role="status">
          {ordersProblemWords(view.problem)}
          <Button $kind="secondary" onClick={again}>
            {messages.orders.tryAgain}
          </Button>
        </Said>
      );
    }
    if (view.phase === 'loading' || !shop) return <Skeleton as="li" aria-busy $height="100%" />;
    if (view.orders.length === 0) return <Said as="li">{texts.none}</Said>;
    return view.orders.map(({ key, order }) => (
      <li key={key}>
        <UsualCard
          order={order}
          shop={shop}
          now={now}
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
