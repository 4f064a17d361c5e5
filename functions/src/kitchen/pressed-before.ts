import { stepBackWithinMs, type OrderLife } from '@burger/shared/order';
import type { KitchenOrders, StepEntry } from './kitchen-orders';

interface PressPorts {
  orders: Pick<KitchenOrders, 'stepTo'>;
  now: () => Date;
}

/** Knows again what is sent a second time, because the answer was lost. */
export function pressedBefore({ orders, now }: PressPorts) {
  return {
    /** Whether the order stands where it does because of this very request. */
    async isStep(key: string, life: OrderLife, wanted: Omit<StepEntry, 'at' | 'email'>) {
      const moved = Date.parse(life.history.at(-1)?.at ?? '');
      if (life.status !== wanted.to || !(now().getTime() - moved <= stepBackWithinMs)) return false;
      const made = await orders.stepTo(key, life.revision);
      if (!made || made.uid !== wanted.uid) return false;
      return made.from === wanted.from && made.to === wanted.to && made.press === wanted.press;
    },
    /** Whether this press has given the order more minutes: its name may lie at any revision. */
    async isGiven(key: string, { revision }: OrderLife, press: string, uid: string) {
      const revisions = Array.from({ length: revision }, (_, index) => index + 1);
      const made = await Promise.all(revisions.map((one) => orders.stepTo(key, one)));
      return made.some(
        (step) => step?.press === press && step.uid === uid && step.from === step.to,
      );
    },
  };
}
