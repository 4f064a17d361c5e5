import type { KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { size, space } from '@burger/shared/ui';
import { Ellipsis } from 'lucide-react';
import { messages } from '../messages';
import { nextStep } from '../counter/steps';
import { AcceptButtons } from './accept-buttons';
import { BigButton, cardButtons, StepButton } from '../parts/buttons';
import { BroughtBack } from './brought-back';
import type { CardDoings } from './use-counter-doings';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.75)};
  align-items: end;
  ${cardButtons}
`;

/* Beside each other where both words fit, else below each other. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
  > button {
    flex: 1 1 0;
    min-width: min-content;
    padding-inline: ${space(0.75)};
    font-size: ${size.md};
  }
`;

const texts = messages.steps;

const words: Partial<Record<OrderStatus, string>> = {
  preparing: texts.cook,
  ready: texts.ready,
  out_for_delivery: texts.handOver,
  delivered: texts.delivered,
};

interface CardActionsProps {
  order: KitchenOrder;
  now: number;
}

function Step({ order, onStep, onHandOver }: CardDoings & CardActionsProps) {
  const next = nextStep(order);
  if (!next) return null;
  const { to, asks } = next;
  const done = order.kind === 'pickup' ? texts.pickedUp : texts.delivered;
  const say = to === 'delivered' ? done : (words[to] ?? '');
  if (asks === 'payment') {
    const pay = (payment: 'cash' | 'upi') => () => onStep(order, to, { payment });
    const label = (how: string) => texts.of(texts.paidBy(how, done), order.orderId);
    return (
      <Pair>
        <StepButton aria-label={label(texts.cash)} onClick={pay('cash')}>
          {texts.paidBy(texts.cash, done)}
        </StepButton>
        <BigButton $kind="secondary" aria-label={label(texts.upi)} onClick={pay('upi')}>
          {texts.paidBy(texts.upi, done)}
        </BigButton>
      </Pair>
    );
  }
  const go = () => (asks === 'rider' ? onHandOver(order) : onStep(order, to));
  return (
    <StepButton $wide aria-label={texts.of(say, order.orderId)} onClick={go}>
      {say}
    </StepButton>
  );
}

/** The one thing that an order waits for, and the way to all the rest. */
export function CardActions(props: CardDoings & CardActionsProps) {
  const { order, now, onStep, onMore } = props;
  if (order.status === 'brought_back') return <BroughtBack {...props} />;
  const more = (
    <BigButton
      $kind="secondary"
      aria-label={messages.card.more(order.orderId)}
      onClick={() => onMore(order)}
    >
      <Ellipsis aria-hidden size={24} />
    </BigButton>
  );
  if (nextStep(order)?.asks === 'promise') {
    const accept = (addMinutes: number) => onStep(order, 'confirmed', { addMinutes });
    return <AcceptButtons order={order} now={now} onAccept={accept} more={more} />;
  }
  return (
    <Row>
      <Step {...props} />
      {more}
    </Row>
  );
}
