import type { Shop } from '@burger/shared/contracts';

/** What the cart knows of the shop. */
export type SeenShop =
  | { status: 'awaited' }
  /** Neither its owner nor the server has told anything. */
  | { status: 'unreachable' }
  | {
      status: 'known';
      shop: Shop;
      /** Whether its owner tells about it: then it stays current, and its dishes can be chosen anew. */
      live: boolean;
    };

export const awaited: SeenShop = { status: 'awaited' };

/** The shop, where it is known. */
export const shopOf = (seen: SeenShop): Shop | null => (seen.status === 'known' ? seen.shop : null);

/** Whether the shop takes no orders at a moment. */
export const isPaused = ({ paused }: Pick<Shop, 'paused'>, at: Date): boolean =>
  paused !== null && (paused.until === null || Date.parse(paused.until) > at.getTime());
