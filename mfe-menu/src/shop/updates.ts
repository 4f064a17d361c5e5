import type { ShopBus } from '@burger/shared/bus';
import type { Start } from '@burger/shared/contracts';
import { poll } from '@burger/shared/device';
import { keepSame } from './keep-same';
import { nextEnd } from './times';
import type { ShopSource } from './ports';
import type { News, ShopKeeper, ShopParts } from './shop';
import { readNews } from './read-news';
import { startOnce } from './start-once';

export interface NewsPorts {
  keeper: ShopKeeper;
  source: ShopSource;
  bus: ShopBus;
}

const everyMs = 60_000;
const onceMoreMs = 1500;

// Promises are made in minutes.
const clocksDifferMs = 5000;

// A timer that is set for more than 24 days goes off at once.
const longestTimer = 60 * 60_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

const nothing = () => undefined;

/**
 * Takes in what changes while the page is open: asks at once, each minute while the page is seen, when it is seen again
 * or the network is back, and when somebody knows of a newer revision. Where nothing can be had, or what comes does not
 * fit, the former shop goes on without a word: the server decides. It may be started more than once; it ends when each
 * answer was called.
 */
export function followNews({ keeper, source, bus }: NewsPorts): Start {
  let untilEnd: Timer;
  let onceMore: Timer;
  const known = () => keeper.parts()?.news?.today.revision ?? -1;

  const isKnown = ({ today, ahead }: News): boolean =>
    today.revision === known() && Math.abs(ahead - (keeper.now() - Date.now())) < clocksDifferMs;

  /** A dish that is back, or a pause that is over, shows without asking; `since` is when it was shown last. */
  function waitForEnd(since: number): void {
    clearTimeout(untilEnd);
    const parts = keeper.parts();
    if (!parts?.news) return;
    const end = nextEnd(parts.news.today, since);
    if (end === null) return;
    const now = keeper.now();
    if (end <= now) show(parts);
    else untilEnd = setTimeout(waitForEnd, Math.min(end - now, longestTimer), since);
  }

  let shownAt = 0;
  function show(parts: ShopParts): void {
    // Most of it is as it was: views of that are not drawn again.
    keeper.show(parts, keepSame);
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
    const news = await readNews(source, revision, before);
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

  const take = (revision: number | null) => takeNews(revision).catch(nothing);

  /** Who asks was told by the server: what is older comes from a copy that has not heard of it, so it is asked twice. */
  async function reach(revision: number): Promise<void> {
    await take(revision);
    if (known() < revision) onceMore = setTimeout(take, onceMoreMs, revision);
  }

  return startOnce(() => {
    // Also where nobody looks at the page yet.
    keeper.ready().catch(nothing);
    const asked = bus
      .on('shop/refresh-requested')
      .subscribe(({ revision }) => void reach(revision));
    const asking = poll(
      () => take(null),
      () => everyMs,
    );
    return () => {
      asking.stop();
      asked.unsubscribe();
      clearTimeout(onceMore);
      clearTimeout(untilEnd);
    };
  });
}
