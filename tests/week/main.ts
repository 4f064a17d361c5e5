import { mkdirSync, writeFileSync } from 'node:fs';
import { readFound, type Judge } from './judge/found';
import { judgeBills, judgeDaySheets, salesOf } from './judge/money';
import { judgeAnnouncements, judgeDocuments, judgeHalfHours, judgeHistories } from './judge/orders';
import { judgePayments, onlineFigures } from './judge/payments';
import type { Week } from './ledger';
import { playWeek } from './week';

/** Simulates a week with this seed and prints its events and violations. Returns whether there were none. */
export async function main(
  { seed, customers, days }: { seed: number; customers: number; days: number },
  program: string,
) {
  const started = Date.now();
  const say = (line: string) => console.log(`  ${line}`);
  say(`${days} days of ${customers} customers, seed ${seed}`);
  const week = await playWeek({ seed, customers, days, program }, say);
  try {
    const { site, ledger } = week;
    const { figures, problems } = await judgeWeek(week);
    for (const [what, many] of Object.entries(ledger.counts).sort()) say(`${what}: ${many}`);
    const refused = Object.entries(ledger.counts)
      .filter(([what]) => what.startsWith('refused: '))
      .reduce((sum, [, many]) => sum + many, 0);
    const seconds = Math.round((Date.now() - started) / 1000);
    const all = { seed, customers, days, ...figures, refused, ...site.tally, seconds };
    say(JSON.stringify(all));
    const found = [...problems, ...ledger.problems, ...site.failures];
    for (const problem of found.slice(0, 20)) say(`! ${problem}`);
    for (const line of [...new Set(site.lines.filter((one) => one.includes(' failed: ')))].slice(
      0,
      5,
    ))
      say(line);
    say(`${found.length} problems, ${seconds} s`);
    mkdirSync('reports', { recursive: true });
    writeFileSync(`reports/week-${seed}.json`, JSON.stringify({ ...all, problems: found.length }));
    return found.length === 0;
  } finally {
    await week.site.close();
  }
}

const judges: Record<string, Judge> = {
  documents: judgeDocuments,
  bills: judgeBills,
  announcements: judgeAnnouncements,
  histories: judgeHistories,
  payments: judgePayments,
  halfHours: judgeHalfHours,
};

/** Compares what is stored after a week with all responses that were received. */
export async function judgeWeek(week: Week) {
  const { ledger, site } = week;
  const found = await readFound(week);
  const bySort = Object.entries(judges).map(([sort, judge]) => [sort, judge(week, found)] as const);
  const sheets = await judgeDaySheets(week, found);
  const placings = [...ledger.placings.values()];
  return {
    problems: [...bySort.flatMap(([, problems]) => problems), ...sheets],
    figures: {
      acknowledged: placings.filter(({ reported }) => reported !== null).length,
      asked: placings.length,
      stored: found.orders.size,
      mails: site.mails().length,
      sales: salesOf(found.orders.values()),
      online: onlineFigures(week, found),
      wrong: Object.fromEntries(
        [...bySort, ['sheets', sheets] as const].map(([sort, { length }]) => [sort, length]),
      ),
    },
  };
}
