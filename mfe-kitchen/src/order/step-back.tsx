import { useNow } from '@burger/shared/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { stepBackWithinMs } from '@burger/shared/order';
import { useStore } from '@burger/shared/store';
import { Undo2 } from 'lucide-react';
import { messages } from '../messages';
import { stepRequest } from '../counter/steps';
import { stepBack } from '../counter/undo';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { statusWords } from './status-words';

/** Takes the last step of an order back, whichever tablet made it, for as long as that can be. */
export function StepBack({ order }: { order: KitchenOrder }) {
  const { counter } = useKitchen();
  const { skew, pending, lost } = useStore(counter.state);
  const back = stepBack(order, useNow(1000) + skew);
  if (!back || lost || pending.some(({ key }) => key === order.key)) return null;
  const left = Math.ceil((stepBackWithinMs - back.since) / 1000);
  return (
    <BigButton $kind="secondary" onClick={() => counter.make(order, stepRequest(order, back.to))}>
      <Undo2 aria-hidden size={22} />
      {messages.undo.backTo(statusWords(back.to, order.kind))}
      <span aria-hidden>· {messages.undo.left(left)}</span>
    </BigButton>
  );
}
