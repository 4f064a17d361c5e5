import type { KitchenOrder } from '@burger/shared/kitchen';
import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { ClockPlus, Eye, Phone, X } from 'lucide-react';
import { useState } from 'react';
import { nextStep, type NextStep } from '../counter/steps';
import { BigButton, BigLink, lying, narrow, StepButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { promisedTextOf, reasonText } from './order-text';

const texts = orderMessages.steps;

/* As low as touch allows, so that more cards are visible. */
const CardButtons = styled.div`
  display: grid;
  gap: ${space(0.75)};
  > button,
  > a {
    min-height: 2.75rem;
  }
`;

const AcknowledgeButton = styled(BigButton)`
  min-height: 2.75rem;
  margin-bottom: 5px;
  font-size: ${size.md};
`;

interface CardActionsProps {
  order: KitchenOrder;
  now: number;
}

const Accepting = styled(CardButtons)`
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  > button {
    min-width: 0;
    padding-inline: ${space(0.5)};
  }
  > :last-child {
    width: 3.25rem;
  }
  &[data-choosing='false'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-choosing='true'] {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
  small {
    font-size: ${size.md};
    font-weight: 600;
  }
  ${narrow} {
    && {
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
    }
    > * {
      flex-wrap: wrap;
      gap: 0 ${space(1)};
      padding-inline: ${space(1)};
    }
    > :last-child {
      width: auto;
    }
  }
  ${lying} {
    > :last-child {
      width: 2.75rem;
    }
    small {
      font-size: ${size.sm};
    }
  }
`;

const additions = [10, 20, 30];

function Accept({ order, now }: CardActionsProps) {
  const { step } = useOrderActions();
  const [isChoosing, setChoosing] = useState(false);
  const time = promisedTextOf(order, now);
  const accept = (addMinutes: number) => () => step(order, 'confirmed', { addMinutes });
  const Icon = isChoosing ? X : ClockPlus;
  return (
    <Accepting data-choosing={isChoosing}>
      {isChoosing ? (
        additions.map((add) => (
          <StepButton
            key={add}
            aria-label={texts.plusLabel(add, order.orderId)}
            onClick={accept(add)}
          >
            {texts.plus(add)}
          </StepButton>
        ))
      ) : (
        <StepButton aria-label={texts.acceptLabel(order.orderId, time)} onClick={accept(0)}>
          {texts.accept} <small>{texts.acceptAt(time)}</small>
        </StepButton>
      )}
      {/* Stays in place, so that a double press does not hit Accept. */}
      <BigButton
        aria-label={texts.of(texts.moreTime, order.orderId)}
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        <Icon aria-hidden size={22} />
      </BigButton>
    </Accepting>
  );
}

const Back = styled(CardButtons)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > a {
    grid-column: 1 / -1;
  }
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

/**
 * A delivery that was brought back, with its reason and actions. Using any action acknowledges it, which ends
 * its alarm.
 */
function BroughtBack({ order }: { order: KitchenOrder }) {
  const { handOver, askWhy } = useOrderActions();
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
      <BigButton aria-label={texts.of(texts.cancel, orderId)} onClick={seeing(askWhy)}>
        {texts.cancel}
      </BigButton>
    </Back>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
  > button {
    min-height: 2.75rem;
    flex: 1 1 0;
    min-width: min-content;
    padding-inline: ${space(0.75)};
    font-size: ${size.md};
  }
`;

/** Button texts by next status; the text for `delivered` depends on whether the order is picked up. */
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
        <BigButton aria-label={label(texts.upi)} onClick={pay('upi')}>
          {texts.paidBy(texts.upi, done)}
        </BigButton>
      </Pair>
    );
  }
  const go = () => (asks === 'rider' ? handOver(order) : step(order, to));
  return (
    <CardButtons>
      <StepButton $wide aria-label={texts.of(text, order.orderId)} onClick={go}>
        {text}
      </StepButton>
    </CardButtons>
  );
}

/** A button that acknowledges an order's change; the next status step does so too. */
export function AcknowledgeChanges({ order }: { order: KitchenOrder }) {
  const { counter } = useKitchen();
  const { acknowledge, acknowledgeOf } = orderMessages.card;
  return (
    <AcknowledgeButton
      $wide
      aria-label={acknowledgeOf(order.orderId)}
      onClick={() => void counter.acknowledge(order)}
    >
      <Eye aria-hidden size={20} />
      {acknowledge}
    </AcknowledgeButton>
  );
}

export function CardActions({ order, now }: CardActionsProps) {
  if (order.status === 'brought_back') return <BroughtBack order={order} />;
  if (order.status === 'placed') return <Accept order={order} now={now} />;
  return <Step order={order} />;
}
