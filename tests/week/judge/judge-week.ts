import type { Published } from '@burger/shared/publishing';
import type { Week } from '../week';
import { judgeAnnouncements } from './announcements';
import { judgeBills } from './bills';
import { judgeDaySheets } from './day-sheets';
import { judgeDocuments, salesOf } from './documents';
import type { Found, Judge } from './found';
import { judgeHalfHours } from './half-hours';
import { judgeHistories } from './histories';
import { readAll } from './read-all';

const judges: Record<string, Judge> = {
  documents: judgeDocuments,
  bills: judgeBills,
  announcements: judgeAnnouncements,
  histories: judgeHistories,
  halfHours: judgeHalfHours,
};

async function readFound({ site, documents }: Week): Promise<Found> {
  const port = await site.storePort();
  const all = (collection: string) => readAll(port, collection);
  const found = {
    orders: await all('orders'),
    numbers: await all('orderNumbers'),
    slots: await all('slots'),
    staffLog: await all('staffLog'),
    documents: new Map(documents),
  };
  for (const { menuVersion } of found.orders.values()) {
    if (found.documents.has(menuVersion)) continue;
    const answer = await site.send({ path: `/api/shop/${menuVersion}.json` });
    if (answer?.status === 200) found.documents.set(menuVersion, answer.body as Published);
  }
  return found;
}

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
