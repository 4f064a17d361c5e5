import { parseArgs } from 'node:util';
import { runCommand } from '../store/local';
import { openStore } from '../store/open-store';
import { backtestMonth } from './backtest';

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
    console.log(await backtestMonth(firestore, month));
    return 0;
  } finally {
    await close();
  }
});
