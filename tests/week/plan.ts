import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { randomOf } from './random';

const minute = 60_000;
// So long before a chosen half hour somebody begins to cook.
const cooksBeforeMs = 40 * minute;

export interface Plan {
  step: StepRequest;
  /** Who carries it gets a link first. */
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

/** What is due of an order at that moment; null for nothing. */
export function planOf(seed: number, order: KitchenOrder, now: number): Plan | null {
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
      // Riders say it themselves, most of the time.
      if (since < random.whole(45, 70) * minute) return null;
      return step('delivered', { payment: random.chance(0.4) ? 'upi' : 'cash' });
    default:
      return null;
  }
}
