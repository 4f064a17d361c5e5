import type { Week } from '../week';
import { readFound, type Judge } from './found';
import { judgeBills, judgeDaySheets, salesOf } from './money';
import { judgeAnnouncements, judgeDocuments, judgeHalfHours, judgeHistories } from './orders';

const judges: Record<string, Judge> = {
  documents: judgeDocuments,
  bills: judgeBills,
  announcements: judgeAnnouncements,
  histories: judgeHistories,
  halfHours: judgeHalfHours,
};

/** Holds what lies in the store after a week against what everybody was told. */
export async function judgeWeek(week: Week) {
  const { ledger, site } = week;
  const found = await readFound(week);
  const bySort = Object.entries(judges).map(([sort, judge]) => [sort, judge(week, found)] as const);
  const sheets = await judgeDaySheets(week, found);
  const placings = [...ledger.placings.values()];
  return {
    problems: [...bySort.flatMap(([, problems]) => problems), ...sheets],
    figures: {
      acknowledged: placings.filter(({ told }) => told !== null).length,
      asked: placings.length,
      stored: found.orders.size,
      mails: site.mails().length,
      sales: salesOf(found.orders.values()),
      wrong: Object.fromEntries(
        [...bySort, ['sheets', sheets] as const].map(([sort, { length }]) => [sort, length]),
      ),
    },
  };
}
