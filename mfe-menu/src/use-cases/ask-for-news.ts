import type { ShopBus } from '@burger/shared/bus';
import type { Clock } from '@burger/shared/device';
import type { PageSight } from '../ports';

const everyMs = 60_000;
const onceMoreMs = 1500;

interface AskingPorts {
  clock: Clock;
  page: PageSight;
  bus: ShopBus;
  /** Takes in what has changed, at least up to a revision where one is named. Rejects when that cannot be had. */
  takeNews: (revision: number | null) => Promise<void>;
  /** The revision that is known. */
  known: () => number;
}

const nothing = () => undefined;

/**
 * Asks what has changed: at once, each minute while the page is seen, when it is seen again, and when somebody knows of
 * a newer revision. The answer ends it.
 */
export function askForNews({ clock, page, bus, takeNews, known }: AskingPorts): () => void {
  let cancelRound: () => void = nothing;
  let cancelOnceMore: () => void = nothing;

  const take = (revision: number | null) => takeNews(revision).catch(nothing);

  const round = () => {
    cancelRound();
    cancelRound = clock.after(everyMs, round);
    if (page.isVisible()) void take(null);
  };

  /** Who asks was told by the server: what is older comes from a copy that has not heard of it, so it is asked twice. */
  const reach = async (revision: number) => {
    await take(revision);
    if (known() < revision) cancelOnceMore = clock.after(onceMoreMs, () => void take(revision));
  };

  const endLooking = page.onVisible(round);
  const asked = bus.on('shop/refresh-requested').subscribe(({ revision }) => void reach(revision));
  round();
  return () => {
    cancelRound();
    cancelOnceMore();
    endLooking();
    asked.unsubscribe();
  };
}
