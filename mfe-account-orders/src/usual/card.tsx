import type { Shop } from '@burger/shared/contracts';
import { minutesSinceJust, type Order, type OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { momentFormat, restaurant } from '@burger/shared/restaurant';
import { Button } from '@burger/shared/ui';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { orderAgain } from '../again/again';
import type { Reorder } from '../again/reorder';
import { usualMessages } from './usual-messages';
import { OrderPicture } from '../again/order-picture';
import { About, Buttons, Dishes, Frame, Notes, Words } from './usual-card-frame';
import { usualNotes } from './usual-notes';

const texts = usualMessages;
const moment = momentFormat(restaurant.timeZone);

/** A dish as the shop calls it today, and how many of it. */
function said({ dishId, name, quantity }: OrderLine, shop: Shop): string {
  const today = shop.dishes.find(({ id }) => id === dishId)?.name;
  const called = today || name || messages.orders.unnamed;
  return quantity > 1 ? `${quantity} × ${called}` : called;
}

export interface UsualCardProps {
  order: Order;
  shop: Shop;
  now: () => number;
  onAdd: Reorder;
  onViewCart: () => void;
}

/** An order of before, added by one tap; what is another today is said before. */
export function UsualCard({ order, shop, now, onAdd, onViewCart }: UsualCardProps) {
  const [step, setStep] = useState<'offered' | 'asking' | 'added'>('offered');
  const button = useRef<HTMLButtonElement>(null);
  const { lines, createdAt } = order;
  const again = orderAgain(lines, shop);
  const dishes = lines.map((line) => said(line, shop)).join(', ');
  const notes = usualNotes(again);
  const since = minutesSinceJust(createdAt, now());

  const add = () => {
    onAdd(lines);
    setStep('added');
  };
  const offered = {
    words: notes.join(' ') || (typeof createdAt === 'number' && texts.ordered(moment(createdAt))),
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
        {again.asked.length > 0 && (
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
