import type { Shop } from '../contracts/shop';

/** Whether customers are to be told that orders are not taken now, or take longer. */
export const isUnusual = ({ paused, extraMinutes }: Pick<Shop, 'paused' | 'extraMinutes'>) =>
  paused !== null || extraMinutes > 0;
