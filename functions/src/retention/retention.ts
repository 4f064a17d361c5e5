import { eachOf } from './each-of';
import type { KeptShop } from '../shop/keep-shop';
import { expiredAt } from './kept-until';
import type { RetainedOrders } from './retained-orders';

interface RetentionPorts {
  retained: RetainedOrders;
  shop: Pick<KeptShop, 'shop'>;
  /** Ends what deletions of accounts left. */
  finishDeletions: () => Promise<void>;
  now: () => Date;
}

const atOnce = 200;
// The rest follows the next time.
const mostRounds = 50;

async function rounds(once: () => Promise<{ more: boolean }>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) if (!(await once()).more) return;
}

/**
 * Takes out of old orders what the published rules do not want kept any longer, each kind whatever becomes of the others.
 * Rejects with what failed of them; the next time goes on.
 */
export function createSweepRetention({ retained, shop, finishDeletions, now }: RetentionPorts) {
  return async (): Promise<void> => {
    const { retention } = (await shop.shop()).rules;
    const at = now().getTime();
    const expired = expiredAt(at, retention);
    await eachOf([
      () => rounds(() => retained.clear('person', expired.person, atOnce)),
      () => rounds(() => retained.clear('person of takings', expired.person, atOnce)),
      () => rounds(() => retained.clear('coordinates', expired.coordinates, atOnce)),
      () => rounds(() => retained.forgetLinks(at, atOnce)),
      finishDeletions,
    ]);
  };
}
