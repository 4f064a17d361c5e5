import { formatMoney } from '@burger/shared/pricing';
import { messages } from '../messages';
import type { Again } from '../again/again';
import { usualMessages } from './usual-messages';
import { whyMissing } from '../again/missing-dish';

const texts = usualMessages;

/** What has to be said before an order is added again: what cannot be had, and what costs something else. */
export function usualNotes({ asked, missing, changed }: Again): string[] {
  const [gone] = missing;
  const [dear] = changed;
  const notes: string[] = [];
  if (asked.length === 0) notes.push(messages.order.nothingAdded);
  else if (gone && missing.length === 1) {
    notes.push(`${gone.name || messages.orders.unnamed}: ${whyMissing(gone)}`);
  } else if (gone) notes.push(texts.missing(missing.length));
  if (dear && changed.length === 1) {
    notes.push(messages.order.newPrice(dear.name, formatMoney(dear.now), formatMoney(dear.was)));
  } else if (dear) notes.push(texts.otherPrices(changed.length));
  return notes;
}
