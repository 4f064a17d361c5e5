/** What may be taken out of old orders. */
export type Part = 'coordinates' | 'person';

/** Old orders, and what else is kept for a time. */
export interface RetainedOrders {
  /**
   * Takes a part out of the next orders, oldest first, that were placed before a moment (ms); answers whether there may be
   * more. Those that it was taken out of are not looked at again.
   */
  clear(part: Part, before: number, most: number): Promise<{ more: boolean }>;
  /** Forgets links of riders that ended before a moment (ms); answers whether there may be more. */
  forgetLinks(before: number, most: number): Promise<{ more: boolean }>;
}
