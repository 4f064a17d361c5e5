/** The right to carry one order, for a while. */
export interface RiderLink {
  /** Key of the order. */
  order: string;
  /** When it ends, in ms since epoch. */
  endsAt: number;
  /** Account of who made it. */
  madeBy: string;
}

/** Where links are kept, by the hash of what their address carries: who reads the store cannot use them. */
export interface RiderLinks {
  keep(hash: string, link: RiderLink): Promise<void>;
  find(hash: string): Promise<RiderLink | null>;
}
