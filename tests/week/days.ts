import { setTimeout } from 'node:timers/promises';
import type { Published } from '@burger/shared/shop/publishing';
import type { Week } from './ledger';
import { badLine } from './line';
import { randomOf, type Random } from './random';
import type { Troubles } from './site';

const minute = 60_000;
const network = '198.51.100.9';

interface Hours {
  opens: number;
  closes: number;
}

/** Changes the prices of some dishes by whole rupees, never below ₹20. */
function repriced(published: Published, random: Random): Published {
  const changed = new Set(random.some(published.dishes, 3).map(({ id }) => id));
  const priceOf = (price: string) =>
    `₹${Math.max(20, Number(price.slice(1)) + random.whole(-15, 15))}`;
  return {
    ...published,
    dishes: published.dishes.map((dish) =>
      changed.has(dish.id) ? { ...dish, price: priceOf(dish.price) } : dish,
    ),
  };
}

/**
 * Plans a day's changes of the shop: sold-out dishes, pauses, a busy evening, new prices, an earlier menu
 * version.
 */
export function planShift(week: Week, day: number, { opens, closes }: Hours): void {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, `shift ${day}`);
  const send = badLine(site, random, 0.1);
  const anyTime = () => random.whole(opens / minute, closes / minute) * minute;

  async function change(body: object, token = 'meena', tries = 1): Promise<void> {
    const answer = await send({ path: '/api/kitchen/today', token, network, body });
    if (answer?.status === 200) return ledger.count(`today: ${(body as { kind: string }).kind}`);
    if (answer && answer.status !== 503) {
      ledger.problems.push(`${JSON.stringify(body)} was answered ${answer.status}`);
    } else if (tries < 30) agenda.at(site.now + minute, () => change(body, token, tries + 1));
  }

  async function publish(isBack: boolean, tries = 1): Promise<void> {
    const again = () =>
      tries < 30 && agenda.at(site.now + minute, () => publish(isBack, tries + 1));
    const path = '/api/kitchen/menu';
    const found = await send({ path, token: 'owner', network });
    if (found?.status !== 200) return void again();
    const { version, published, versions } = found.body;
    const others = (versions as { version: string }[]).filter(
      (one) => one.version !== week.cashOnly,
    );
    const before = random.pick(others).version;
    const body = isBack
      ? { back: before }
      : { published: repriced(published, random), basedOn: version };
    const answer = await send({ path, token: 'owner', network, body });
    if (answer?.status === 200) return ledger.count(isBack ? 'menus put back' : 'menus published');
    again();
  }

  for (const moment of [opens - 20 * minute, anyTime(), anyTime()]) {
    agenda.at(moment, () => publish(random.chance(0.2)));
  }
  for (let each = 0; each < 6; each += 1) {
    const what = random.pick([...week.dishes]);
    const from = anyTime();
    const until = random.chance(0.5) ? new Date(from + 180 * minute).toISOString() : null;
    agenda.at(from, () => change({ kind: 'sold-out', thing: { what, until } }, 'kiran'));
    agenda.at(from + random.whole(30, 170) * minute, () => change({ kind: 'back', what }));
  }
  const pause = anyTime();
  const until = new Date(pause + 20 * minute).toISOString();
  agenda.at(pause, () => change({ kind: 'pause', until }));
  agenda.at(pause + 12 * minute, () => change({ kind: 'go-on' }));
  agenda.at(closes - 240 * minute, () => change({ kind: 'busy', extraMinutes: 15 }));
  agenda.at(closes - 90 * minute, () => change({ kind: 'busy', extraMinutes: 0 }));
}

/** Plans the faults of a day, most of them while customers are ordering. */
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
  const { behaviour } = site.provider;
  for (const api of ['down', 'limited'] as const) {
    const at = anyTime();
    agenda.at(at, () => void (behaviour.api = api));
    agenda.at(at + random.whole(2, 25) * minute, () => void (behaviour.api = 'up'));
  }
  for (const refunds of ['failed', 'pending'] as const) {
    const at = anyTime();
    agenda.at(at, () => void (behaviour.refunds = refunds));
    agenda.at(at + 90 * minute, async () => {
      behaviour.refunds = 'processed';
      await site.provider.settle(random.pick(['processed', 'processed', 'failed']));
    });
  }
  for (let each = 0; each < 2; each += 1) {
    breaks('store', 'full', random.whole(2, 12));
    breaks('store', 'forgetful', random.whole(5, 20));
  }
  // A little later than the other work of that minute, so that the fault hits requests in progress.
  for (let each = 0; each < 2; each += 1) {
    agenda.at(anyTime(), async () => {
      await setTimeout(random.whole(0, 25));
      await site.kill();
    });
  }
}
