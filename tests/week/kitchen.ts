import type { KitchenFeed, KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import type { Week } from './ledger';
import { badLine, type Send } from './line';
import { giveBack, findOwedRefunds } from './payments';
import { randomOf } from './random';

const minute = 60_000;

/**
 * Simulates the kitchen: two tablets, of which one has the previous version of the counter, and the staff who
 * use them.
 */
export function openKitchen(week: Week) {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, 'kitchen');
  const tablet = (token: string, isFormer: boolean): Tablet =>
    createTablet(week, { token, isFormer, send: badLine(site, randomOf(seed, token), 0.06) });
  const tablets = [tablet('meena', false), tablet('kiran', true)];
  const busy = new Set<string>();

  async function press(order: KitchenOrder, step: StepRequest): Promise<void> {
    const at = random.pick(tablets);
    const hands = random.chance(0.06) ? tablets : [at];
    const moved = (await Promise.all(hands.map((hand) => hand.step(order, step)))).some(Boolean);
    if (!moved) return;
    ledger.count(`kitchen: ${step.to}`);
    const isWrong = random.chance(step.to === 'cancelled' ? 0.4 : 0.03);
    if (!isWrong) return;
    const { from: to, to: from } = step;
    agenda.at(site.now + minute, async () => {
      const back = { from, to, addMinutes: 0, reason: null, rider: null, payment: null };
      if (await at.step(order, back)) ledger.count('kitchen: a step back');
    });
  }

  async function work(order: KitchenOrder): Promise<void> {
    const plan = planOf(seed, order, site.now);
    if (!plan) return;
    if (plan.byRider) {
      const link = await random.pick(tablets).link(order);
      if (link) ride(week, order.key, link);
    }
    await press(order, plan.step);
  }

  function rendered(): KitchenOrder[] {
    const newest = new Map<string, KitchenOrder>();
    for (const order of tablets.flatMap(({ board }) => [...board.values()])) {
      if ((newest.get(order.key)?.revision ?? 0) < order.revision) newest.set(order.key, order);
    }
    return [...newest.values()];
  }

  return {
    tablets,
    /** Simulates a minute: one tablet polls, then the due status steps are made. */
    async minute(): Promise<void> {
      await random.pick(tablets).ask();
      if (random.chance(0.1)) await findOwedRefunds(week);
      const due = rendered().filter(({ key }) => !busy.has(key));
      await Promise.all(
        due.map(async (order) => {
          busy.add(order.key);
          await work(order).finally(() => busy.delete(order.key));
        }),
      );
    },
  };
}

// Cooking starts this long (ms) before a chosen time slot.
const cooksBeforeMs = 40 * minute;

interface Plan {
  step: StepRequest;
  /** Whether the courier gets a link before the order leaves. */
  byRider: boolean;
}

const stepTo = ({ status }: KitchenOrder, to: StepRequest['to']): StepRequest => ({
  from: status,
  to,
  addMinutes: 0,
  reason: null,
  rider: null,
  payment: null,
});

function planOf(seed: number, order: KitchenOrder, now: number): Plan | null {
  const { key, kind, status, revision } = order;
  const random = randomOf(seed, `${key} ${status} ${revision}`);
  const since = now - Date.parse(order.history.at(-1)?.at ?? order.createdAt);
  const step = (to: StepRequest['to'], changes: Partial<StepRequest> = {}): Plan => ({
    step: { ...stepTo(order, to), ...changes },
    byRider: false,
  });
  switch (status) {
    case 'placed': {
      const waits = random.chance(0.05) ? random.whole(6, 12) : random.whole(0, 3);
      if (since < waits * minute) return null;
      if (random.chance(0.04)) return step('cancelled', { reason: 'too-busy' });
      return step('confirmed', { addMinutes: random.chance(0.15) ? 15 : 0 });
    }
    case 'confirmed': {
      const slot = order.slot === null ? 0 : Date.parse(order.slot);
      if (now < slot - cooksBeforeMs || since < random.whole(0, 4) * minute) return null;
      return step('preparing');
    }
    case 'preparing':
      if (since < random.whole(6, 16) * minute) return null;
      if (kind === 'pickup') return step('ready');
      return { ...step('out_for_delivery', { rider: 'Suresh' }), byRider: random.chance(0.65) };
    case 'brought_back':
      if (since < 10 * minute) return null;
      return random.chance(0.5)
        ? { ...step('out_for_delivery', { rider: 'Kiran' }), byRider: random.chance(0.65) }
        : step('cancelled', { reason: 'not-reachable' });
    case 'ready':
    case 'out_for_delivery':
      // Couriers usually report the delivery themselves, so the kitchen does it late.
      if (since < random.whole(45, 70) * minute) return null;
      return step('delivered', { payment: random.chance(0.4) ? 'upi' : 'cash' });
    default:
      return null;
  }
}

const finals = ['delivered', 'cancelled'];
const mostTries = 4;

interface Tablet {
  board: Map<string, KitchenOrder>;
  ask(): Promise<void>;
  /** Makes a status step, with a retry after no response. Returns whether the step is known to be made. */
  step(order: KitchenOrder, step: StepRequest): Promise<boolean>;
  link(order: KitchenOrder): Promise<string | null>;
}

function createTablet(
  week: Week,
  { token, isFormer, send }: { token: string; isFormer: boolean; send: Send },
): Tablet {
  const { ledger, seed } = week;
  const board = new Map<string, KitchenOrder>();
  const line = (requestArgs: Parameters<Send>[0]) =>
    send({ ...requestArgs, token, network: '198.51.100.9' });
  let cursor: string | null = null;
  let presses = 0;

  function show(order: KitchenOrder): void {
    ledger.see(order.key, order.history);
    const before = board.get(order.key);
    if (before && before.revision > order.revision) return;
    const { status, payment } = order;
    if (status === 'delivered' && payment !== 'pending') ledger.paid.set(order.key, payment);
    giveBack(week, order);
    if (finals.includes(status)) board.delete(order.key);
    else board.set(order.key, order);
  }

  return {
    board,
    async ask() {
      const query = cursor === null ? '' : `?after=${cursor}`;
      const answer = await line({ path: `/api/kitchen/orders${query}` });
      if (answer?.status !== 200) return;
      const feed = answer.body as KitchenFeed;
      const open = new Set(feed.orders.map(({ key }) => key));
      if (feed.whole) for (const key of board.keys()) if (!open.has(key)) board.delete(key);
      feed.orders.forEach(show);
      cursor = feed.cursor;
    },

    async step({ key }, step) {
      presses += 1;
      const press = `${token}-${seed}-${presses}`.padEnd(8, '-');
      const body = isFormer ? step : { ...step, press };
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await line({ path: `/api/kitchen/orders/${key}/step`, body });
        if (!answer || answer.status === 503) continue;
        if (answer.body?.order) show(answer.body.order);
        if (answer.status === 200) return true;
        ledger.count(`kitchen refused: ${answer.body?.error?.code}`);
        if (![400, 409].includes(answer.status)) {
          ledger.problems.push(`A step was answered ${JSON.stringify(answer).slice(0, 300)}`);
        }
        return false;
      }
      return false;
    },

    async link({ key }) {
      const path = `/api/kitchen/orders/${key}/rider-link`;
      const answer = await line({ method: 'POST', path });
      return answer?.status === 200 ? (answer.body.path as string) : null;
    },
  };
}

/**
 * Delivers an order by its courier link: opens the link, then reports the result at the door until there is a
 * response.
 */
export function ride(week: Week, key: string, link: string): void {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, link);
  const network = `10.200.0.${random.whole(1, 5)}`;
  const send = badLine(site, random, 0.2);
  const path = `/api${link}`;
  const payment = random.chance(0.4) ? 'upi' : 'cash';
  const report = random.chance(0.03)
    ? { outcome: 'not-delivered', reason: 'Nobody is there' }
    : { outcome: 'delivered', payment };

  async function tell(tries: number): Promise<void> {
    const answer = await send({ path, body: report, network });
    if (!answer || answer.status === 503) {
      if (tries < 20) agenda.at(site.now + minute, () => tell(tries + 1));
      return;
    }
    ledger.count(`rider: ${answer.status === 200 ? report.outcome : answer.body?.error?.code}`);
    if (answer.status === 200 && report.outcome === 'delivered')
      ledger.paid.set(key, answer.body.payment);
  }

  agenda.at(site.now + random.whole(2, 8) * minute, async () => {
    const answer = await send({ path, network });
    if (answer && ![200, 503].includes(answer.status)) {
      ledger.problems.push(`A rider's link was answered ${answer.status}`);
    }
  });
  agenda.at(site.now + random.whole(9, 30) * minute, () => tell(1));
}
