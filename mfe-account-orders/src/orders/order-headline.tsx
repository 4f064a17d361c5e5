import type { Order } from '@burger/shared/order';
import type { Outlook } from '../tracking/eta';
import { Band, Soft, Time, Words } from './headline-frame';
import { headlineWords } from './headline-words';

/** What an order under way is waited for, as its headline. */
export function OrderHeadline({
  order,
  outlook,
  now,
}: {
  order: Order;
  outlook: Outlook;
  /** In ms. */
  now: number;
}) {
  const { above, time, words, below } = headlineWords(order, outlook, now);
  return (
    <Band>
      <Soft>{above}</Soft>
      <Time>{time}</Time>
      <Words>{words}</Words>
      <Soft>{below}</Soft>
    </Band>
  );
}
