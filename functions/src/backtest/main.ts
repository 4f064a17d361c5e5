import { parseArgs } from 'node:util';
import { monthPattern } from '../orders/store/accounting-days';
import { runStoreCommand } from '../store/open-store';
import { backtestMonth } from './backtest';

const usage = `Compares the delivery of a month's orders with the times that the fixed minutes, the stations' plan and the
plan with learned minutes would have promised. Each day learns only from the days before it.
  npm run backtest -- --month 2026-11                  the running local backend
  npm run backtest -- --month 2026-11 --project <id>   a Firebase project`;

function parseArguments() {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, month: { type: 'string', default: '' } },
  });
  return monthPattern.test(values.month) ? values : null;
}

void runStoreCommand(usage, parseArguments, async (firestore, { month }) => {
  console.log(await backtestMonth(firestore, month));
  return 0;
});
