import type { KitchenOrder } from '@burger/shared/kitchen';
import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { Ellipsis, Phone } from 'lucide-react';
import { nextStep, type NextStep } from '../counter/steps';
import { BigButton, BigLink, IconButton, StepButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { orderMessages } from './messages';
import { etaText, reasonText } from './order-text';

const texts = orderMessages.steps;

/* What stands on every card: a little lower, so that one more card is in sight. */
const CardButtons = styled.div`
  display: grid;
  gap: ${space(0.75)};
  > button,
  > div > button,
  > a {
    min-height: 3rem;
  }
`;

interface CardActionsProps {
  order: KitchenOrder;
  now: number;
}

const More = ({ order, onPress }: { order: KitchenOrder; onPress: () => void }) => (
  <IconButton icon={Ellipsis} label={orderMessages.card.more(order.orderId)} onPress={onPress} />
);

const Accepting = styled(CardButtons)`
  grid-template-columns: repeat(4, minmax(3rem, 1fr));
  > button {
    min-width: 0;
    padding-inline: ${space(0.5)};
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  small {
    font-size: ${size.md};
    font-weight: 600;
  }
`;

const additions = [10, 20, 30];

function Accept({ order, now }: CardActionsProps) {
  const { step, show } = useOrderActions();
  const time = etaText(order, now);
  const accept = (addMinutes: number) => () => step(order, 'confirmed', { addMinutes });
  return (
    <Accepting>
      <BigButton aria-label={texts.acceptLabel(order.orderId, time)} onClick={accept(0)}>
        {texts.accept} <small>{texts.acceptAt(time)}</small>
      </BigButton>
      {additions.map((add) => (
        <BigButton
          key={add}
          $kind="secondary"
          aria-label={texts.plusLabel(add, order.orderId)}
          onClick={accept(add)}
        >
          {texts.plus(add)}
        </BigButton>
      ))}
      <More order={order} onPress={() => show(order)} />
    </Accepting>
  );
}

const Back = styled(CardButtons)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Why = styled.p`
  grid-column: 1 / -1;
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.field};
  background: ${color.amber};
  color: ${color.onAmber};
  strong {
    display: block;
    font-size: ${size.lg};
  }
`;

/** What a rider brought back: why, and what can be done about it. Whoever does any of it is seeing to it. */
function BroughtBack({ order }: { order: KitchenOrder }) {
  const { handOver, askWhy, show } = useOrderActions();
  const { seeTo } = useKitchen().counter;
  const { orderId, customer, reason } = order;
  const seeing = (work: (order: KitchenOrder) => void) => () => {
    seeTo(order);
    work(order);
  };
  return (
    <Back>
      <Why>
        <strong>
          <UserText>{texts.broughtBack(reasonText(reason ?? 'not-delivered'))}</UserText>
        </strong>
        {texts.notCookAgain}
      </Why>
      <BigLink
        href={telLink(customer.phone)}
        aria-label={texts.of(texts.call, orderId)}
        onClick={() => seeTo(order)}
      >
        <Phone aria-hidden size={20} />
        {texts.call}
      </BigLink>
      <StepButton aria-label={texts.of(texts.again, orderId)} onClick={seeing(handOver)}>
        {texts.again}
      </StepButton>
      <BigButton
        $kind="secondary"
        aria-label={texts.of(texts.cancel, orderId)}
        onClick={seeing(askWhy)}
      >
        {texts.cancel}
      </BigButton>
      <More order={order} onPress={seeing(show)} />
    </Back>
  );
}

const Row = styled(CardButtons)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
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

/** The word of each step; of the last one it depends on how it is had. */
const stepTexts: Record<NextStep['to'], string | null> = {
  confirmed: texts.accept,
  preparing: texts.cook,
  ready: texts.ready,
  out_for_delivery: texts.handOver,
  delivered: null,
};

function Step({ order }: { order: KitchenOrder }) {
  const { step, handOver } = useOrderActions();
  const next = nextStep(order);
  if (!next) return null;
  const { to, asks } = next;
  const done = order.kind === 'pickup' ? texts.pickedUp : texts.delivered;
  const text = stepTexts[to] ?? done;
  if (asks === 'payment') {
    const pay = (payment: 'cash' | 'upi') => () => step(order, to, { payment });
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
  const go = () => (asks === 'rider' ? handOver(order) : step(order, to));
  return (
    <StepButton $wide aria-label={texts.of(text, order.orderId)} onClick={go}>
      {text}
    </StepButton>
  );
}

export function CardActions({ order, now }: CardActionsProps) {
  const { show } = useOrderActions();
  if (order.status === 'brought_back') return <BroughtBack order={order} />;
  if (order.status === 'placed') return <Accept order={order} now={now} />;
  return (
    <Row>
      <Step order={order} />
      <More order={order} onPress={() => show(order)} />
    </Row>
  );
}
