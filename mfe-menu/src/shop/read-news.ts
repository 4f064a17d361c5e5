import type { ShopAnswer } from '@burger/shared/contracts';
import { fitsToday } from './fits-today';
import type { ShopSource } from './ports';
import type { News } from './shop';

// Caches on the way hand out what is a minute old at most.
const oldAfterMs = 5 * 60_000;

function timeOf(answer: ShopAnswer): number {
  if (!fitsToday(answer)) throw new TypeError('The answer does not say what is today');
  return Date.parse(answer.now);
}

/**
 * Asks what is told of today, past the caches where a revision is named; `before` is what is known already.
 * An old answer was kept by somebody on the way, or the visitor's clock is wrong: asked once more, past the caches,
 * only the clock goes on. Rejects when there is no answer of today.
 */
export async function readNews(
  { fetchToday }: ShopSource,
  revision: number | null,
  before: News | null,
): Promise<News> {
  const today = await fetchToday(revision);
  const ahead = timeOf(today) - Date.now();
  if ((before?.ahead ?? 0) - ahead <= oldAfterMs) {
    // What was kept on the way tells the time late, never early.
    return { today, ahead: Math.max(ahead, before?.ahead ?? -Infinity) };
  }
  const again = await fetchToday(before?.today.revision ?? 0);
  if (timeOf(again) <= timeOf(today)) throw new Error(`An old answer of ${today.now}`);
  return { today: again, ahead: timeOf(again) - Date.now() };
}
