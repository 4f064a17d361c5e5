import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { stepBackWithinMs, type OrderStatus } from '@burger/shared/order';
import { stepRequest } from './step';

/** A step that this tablet made. */
export interface Done {
  key: string;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** When it was answered, ms. */
  at: number;
}

/** Whether the step can still be taken back: within two minutes, if the order stands where it left it. */
export const mayUndo = (done: Done, order: KitchenOrder | undefined, now: number): boolean =>
  order?.status === done.to && now - done.at <= stepBackWithinMs;

/** The way back. */
export const undoRequest = ({ from, to }: Done): StepRequest => stepRequest({ status: to }, from);
