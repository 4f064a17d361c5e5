import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { badLine } from './bad-line';
import { createTablet, type Tablet } from './tablet';
import { planOf } from './plan';
import { randomOf } from './random';
import { ride } from './rider';
import type { Week } from './week';

const minute = 60_000;

/** Who cooks: two tablets, of which one runs the counter of before, and who presses on them. */
export function openKitchen(week: Week) {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, 'kitchen');
  const tablet = (token: string, isFormer: boolean): Tablet =>
    createTablet(week, { token, isFormer, send: badLine(site, randomOf(seed, token), 0.06) });
  const tablets = [tablet('meena', false), tablet('kiran', true)];
  const busy = new Set<string>();

  async function press(order: KitchenOrder, step: StepRequest): Promise<void> {
    const at = random.pick(tablets);
    // Both hands at once, sometimes.
    const hands = random.chance(0.06) ? tablets : [at];
    const moved = (await Promise.all(hands.map((hand) => hand.step(order, step)))).some(Boolean);
    if (!moved) return;
    ledger.count(`kitchen: ${step.to}`);
    const isWrong = random.chance(step.to === 'cancelled' ? 0.4 : 0.03);
    if (!isWrong) return;
    // Taken back within two minutes.
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

  /** The newest that any tablet shows of each order. */
  function shown(): KitchenOrder[] {
    const newest = new Map<string, KitchenOrder>();
    for (const order of tablets.flatMap(({ board }) => [...board.values()])) {
      if ((newest.get(order.key)?.revision ?? 0) < order.revision) newest.set(order.key, order);
    }
    return [...newest.values()];
  }

  return {
    tablets,
    /** What is done in a minute: one of the tablets asks what is new, then what is due is done. */
    async minute(): Promise<void> {
      await random.pick(tablets).ask();
      const due = shown().filter(({ key }) => !busy.has(key));
      await Promise.all(
        due.map(async (order) => {
          busy.add(order.key);
          await work(order).finally(() => busy.delete(order.key));
        }),
      );
    },
  };
}
