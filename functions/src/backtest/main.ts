import { parseArgs } from 'node:util';
import { finishedOrder } from '../learning/finished-order';
import { monthRange } from '../kitchen/month';
import { firestoreKitchen } from '../orders/store/firestore-kitchen';
import { firstDocument, keepShop } from '../shop/cached-shop';
import { firestoreShop } from '../shop/firestore-shop';
import { runCommand } from '../store/local';
import { openStore } from '../store/open-store';
import { backtest, scoreText } from './backtest';

const usage = `Compares the delivery of a month's orders with the times that the fixed minutes, the stations' plan and the
plan with learned minutes would have promised. Each day learns only from the days before it.
  npm run backtest -- --month 2026-11                  the running local backend
  npm run backtest -- --month 2026-11 --project <id>   a Firebase project`;

function parseArguments() {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, month: { type: 'string', default: '' } },
  });
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(values.month) ? values : null;
}

void runCommand(usage, parseArguments, async ({ project, month }) => {
  const { firestore, close } = await openStore(project);
  try {
    const store = firestoreShop(firestore);
    const shop = keepShop({ store, firstDocument, now: () => new Date() });
    const published = await shop.shopOf((await shop.today()).version);
    if (!published?.rules.kitchen)
      throw new Error('The published rules have no stations (kitchen), so nothing is planned.');
    const { from, to } = monthRange(month);
    const delivered = await firestoreKitchen(firestore).handedOver(from, to);
    const finished = delivered.flatMap(({ order }) => finishedOrder(order) ?? []);
    console.log(`${finished.length} of ${delivered.length} delivered orders have usable times.`);
    const scores = backtest(finished, published);
    console.log(scores.fixed.orders === 0 ? 'None can be compared.' : scoreText(scores));
    return 0;
  } finally {
    await close();
  }
});
