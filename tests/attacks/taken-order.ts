import fc from 'fast-check';
import type { Attack } from './attack';
import { sent } from './field-kinds';
import { takenKey } from './kinds';
import { validOrder } from './valid-order';

/** The order that another customer has placed under `takenKey` before the attacks begin. */
export function takenOrder(): Attack {
  const [order] = fc.sample(validOrder, { seed: 1, numRuns: 1 });
  return sent({ ...order!, idempotencyKey: takenKey });
}
