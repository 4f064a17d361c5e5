import { setTimeout } from 'node:timers/promises';
import { randomOf } from './random';
import type { Troubles } from './site';
import type { Week } from './week';

const minute = 60_000;

/** What breaks on a day, and when: most of it while people order. */
export function planTroubles(week: Week, day: number, from: number, to: number): void {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, `troubles ${day}`);
  const anyTime = () => random.whole(from / minute, to / minute) * minute;

  const breaks = <What extends keyof Troubles>(
    what: What,
    trouble: Troubles[What],
    minutes: number,
  ) => {
    const at = anyTime();
    agenda.at(at, () => {
      ledger.count(`trouble: ${what} ${trouble}`);
      return site.trouble(what, trouble);
    });
    agenda.at(at + minutes * minute, () => site.trouble(what, 'none' as Troubles[What]));
  };
  breaks('mail', 'down', random.whole(60, 180));
  breaks('mail', 'refusing', random.whole(10, 60));
  breaks('mail', 'forgetful', random.whole(5, 30));
  breaks('maps', 'down', random.whole(60, 200));
  breaks('maps', 'over', random.whole(30, 90));
  for (let each = 0; each < 2; each += 1) {
    breaks('store', 'full', random.whole(2, 12));
    breaks('store', 'forgetful', random.whole(5, 20));
  }
  // Beside all else that happens in that minute, a little later, so that requests are under way.
  for (let each = 0; each < 2; each += 1) {
    agenda.at(anyTime(), async () => {
      await setTimeout(random.whole(0, 25));
      await site.kill();
    });
  }
}
