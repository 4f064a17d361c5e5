import type { Firestore } from 'firebase-admin/firestore';
import { finishedOrder } from '../learning/finished-order';
import { monthRange } from '../kitchen/month';
import { firestoreKitchen } from '../orders/store/firestore-kitchen';
import { firstDocument, keepShop } from '../shop/cached-shop';
import { firestoreShop } from '../shop/firestore-shop';
import { backtest, scoreText } from './backtest';

/**
 * Returns the backtest of the orders that were delivered in a month (2026-11) as text. Throws if the published
 * rules have no stations.
 */
export async function backtestMonth(firestore: Firestore, month: string): Promise<string> {
  const store = firestoreShop(firestore);
  const shop = keepShop({ store, firstDocument, now: () => new Date() });
  const published = await shop.shopOf((await shop.today()).version);
  if (!published?.rules.kitchen)
    throw new Error('The published rules have no stations (kitchen), so nothing is planned.');
  const { from, to } = monthRange(month);
  const delivered = await firestoreKitchen(firestore).handedOver(from, to);
  const finished = delivered.flatMap(({ order }) => finishedOrder(order) ?? []);
  const scores = backtest(finished, published);
  return [
    `${finished.length} of ${delivered.length} delivered orders have usable times.`,
    scores.fixed.orders === 0 ? 'None can be compared.' : scoreText(scores),
  ].join('\n');
}
