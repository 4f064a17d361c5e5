import { bareNumber, normalisePhone } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { foldCode } from '@burger/shared/text-search';
import { Refusal } from '../http/refusal';
import { lifeIn, type KeptOrder, type KitchenOrders } from './store';

const searchedMs = 90 * 24 * 60 * 60_000;
const mostFound = 50;

/** The whole number of an order, with or without the letters or a # in front; null where the text is none. */
function orderNumberIn(text: string): string | null {
  const { orderIdPrefix } = restaurant;
  const code = foldCode(bareNumber(text));
  const digits = new RegExp(`^#?(?:${orderIdPrefix})?(\\d{9})$`, 'i').exec(code)?.[1];
  return digits ? `${orderIdPrefix}${digits}` : null;
}

/**
 * Orders of the last 90 days by their whole number or the customer's phone, newest first, 50 at most. Throws a Refusal
 * `invalid` at anything else: parts of numbers cannot be looked up.
 */
export async function findOrders(
  orders: Pick<KitchenOrders, 'byNumber' | 'byPhone'>,
  typed: string,
  now: Date,
): Promise<KeptOrder[]> {
  const since = now.getTime() - searchedMs;
  const number = orderNumberIn(typed);
  if (number) {
    return (await orders.byNumber(number)).filter((kept) => lifeIn(kept).createdAt >= since);
  }
  const phone = normalisePhone(typed);
  if (phone) return orders.byPhone(phone, since, mostFound);
  throw new Refusal('invalid', 'Type a whole order number or a mobile number.', { field: 'q' });
}
