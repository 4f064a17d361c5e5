/** What may be taken out of old orders; `person of takings`: of those that were handed over. */
export type Part = 'coordinates' | 'person' | 'person of takings';

/** Old orders, and what else is kept for a time. */
export interface RetainedOrders {
  /**
   * Takes a part out of the next orders, oldest first, that were placed (takings: handed over) before a moment (ms); answers
   * whether there may be more. Those that it was taken out of are not looked at again.
   */
  clear(part: Part, before: number, most: number): Promise<{ more: boolean }>;
  /** Forgets links of riders that ended before a moment (ms); answers whether there may be more. */
  forgetLinks(before: number, most: number): Promise<{ more: boolean }>;
}
