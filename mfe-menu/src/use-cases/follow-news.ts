import type { ShopBus } from '@burger/shared/bus';
import type { Start } from '@burger/shared/contracts';
import type { Clock } from '@burger/shared/device';
import { nextEnd } from '../model/moments-of-today';
import type { PageSight, ShopSource } from '../ports';
import { askForNews } from './ask-for-news';
import type { News, ShopKeeper, ShopParts } from './keep-shop';
import { readNews } from './read-news';
import { startOnce } from './start-once';

export interface NewsPorts {
  keeper: ShopKeeper;
  source: ShopSource;
  clock: Clock;
  page: PageSight;
  bus: ShopBus;
}

// Promises are made in minutes.
const clocksDifferMs = 5000;

// A timer that is set for more than 24 days goes off at once.
const longestTimer = 60 * 60_000;

/**
 * Takes in what changes while the page is open. Where nothing can be had, or what comes does not fit, the former shop
 * goes on without a word: the server decides. It may be started more than once; it ends when each answer was called.
 */
export function followNews({ keeper, source, clock, page, bus }: NewsPorts): Start {
  let cancelTimer: () => void = () => undefined;
  const known = () => keeper.parts()?.news?.today.revision ?? -1;

  const isKnown = ({ today, ahead }: News): boolean =>
    today.revision === known() && Math.abs(ahead - (keeper.now() - clock.now())) < clocksDifferMs;

  /** A dish that is back, or a pause that is over, shows without asking; `since` is when it was shown last. */
  function waitForEnd(since: number): void {
    cancelTimer();
    const parts = keeper.parts();
    if (!parts?.news) return;
    const end = nextEnd(parts.news.today, since);
    if (end === null) return;
    const now = keeper.now();
    if (end <= now) show(parts);
    else cancelTimer = clock.after(Math.min(end - now, longestTimer), () => waitForEnd(since));
  }

  let shownAt = 0;
  function show(parts: ShopParts): void {
    keeper.show(parts);
    shownAt = keeper.now();
    waitForEnd(shownAt);
  }

  /** A newer document; no type of this page has seen what is published later, so its events are checked from now on. */
  async function fetchMenu(version: string) {
    const [newer] = await Promise.all([source.fetchMenu(version), bus.checkEvents?.()]);
    return newer;
  }

  /** Rejects, and leaves the shop as it is, where what has changed cannot be had or does not fit. */
  async function takeNews(revision: number | null): Promise<void> {
    await keeper.ready();
    const { menu, news: before } = keeper.parts() as ShopParts;
    const news = await readNews(source, clock, revision, before);
    const { today } = news;
    const isSameMenu = today.version === menu.version;
    if (isSameMenu && isKnown(news)) return waitForEnd(shownAt);
    // Where the newer document cannot be had, what is sold out counts for the one that is there.
    const newer = isSameMenu ? menu : await fetchMenu(today.version).catch(() => menu);
    // What goes back was overtaken, or kept by somebody on the way.
    if (today.revision < known()) return;
    try {
      show({ menu: newer, news });
    } catch (error) {
      if (newer === menu) throw error;
      show({ menu, news });
    }
  }

  return startOnce(() => {
    // Also where nobody looks at the page yet.
    keeper.ready().catch(() => undefined);
    const endAsking = askForNews({ clock, page, bus, takeNews, known });
    return () => {
      endAsking();
      cancelTimer();
    };
  });
}
