import {
  mayTakeBack,
  paperDue,
  standingBill,
  type AskedPaper,
  type OrderLife,
} from '@burger/shared/order';
import { Refusal } from '../http/errors';
import { lifeIn, type KeptOrder } from './store';

export const isBilled = ({ order }: KeptOrder): boolean => standingBill(order) !== null;

/** Whether a press that asked for a paper was heard before. */
export const isIssued = ({ order }: KeptOrder, press: string): boolean =>
  order.papers.some((paper) => paper.press === press);

/** An order of which nothing but its papers changes. */
export const withPaper = (life: OrderLife): OrderLife => ({ ...life, revision: life.revision + 1 });

/** Throws a Refusal `already-moved` where a paper is asked for that was made before, or cannot be made. */
export function refuseUndue(kept: KeptOrder, asked: AskedPaper) {
  const { status } = lifeIn(kept);
  const isDue = paperDue(kept.order, { from: status, to: status }, asked) !== null;
  if (asked === 'bill') {
    if (isDue) return;
    throw new Refusal('already-moved', 'There is no bill to be made of this order.');
  }
  const isFirst = status === 'delivered' && !isIssued(kept, asked.press);
  if (isDue && isFirst && mayTakeBack(kept.order, asked.taken)) return;
  throw new Refusal('already-moved', 'So much of it is not on a bill of what was handed over.');
}
