import type { OrderDocument } from '@burger/shared/order';
import type { HistoryStep } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import type { Week } from '../week';

/** A stored order; times in ms. */
export interface Stored extends Omit<
  OrderDocument,
  'createdAt' | 'slot' | 'estimatedDeliveryTime' | 'history'
> {
  createdAt: number;
  slot: number | null;
  estimatedDeliveryTime: number;
  history: HistoryStep[];
  revision: number;
}

/** What lies in the store after the week. */
export interface Found {
  orders: Map<string, Stored>;
  numbers: Map<string, { order: string }>;
  slots: Map<string, { orders: number }>;
  staffLog: Map<string, { order: string; from: string; to: string }>;
  documents: ReadonlyMap<string, Published>;
}

/** What must not be, in words. */
export type Judge = (week: Week, found: Found) => string[];

export const paise = (rupees: number): number => Math.round(rupees * 100);
