/** How long a link is good. */
export const validMs = 3 * 60 * 60_000;

/** The right to carry one order, for a while. */
export interface RiderLink {
  /** Key of the order. */
  order: string;
  /** When it ends, in ms since epoch. */
  endsAt: number;
  /** Account of who made it. */
  madeBy: string;
}

/** Where links are kept, with the hash of what their address carries: who reads the store cannot use them. */
export interface RiderLinks {
  /** From now on the only link of its order. */
  keep(hash: string, link: RiderLink): Promise<void>;
  find(hash: string): Promise<RiderLink | null>;
  /** Takes the link of an order back, where it has one. */
  end(order: string): Promise<void>;
}
