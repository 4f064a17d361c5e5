import type { KitchenDay } from '@burger/shared/kitchen';

/** A number of the day; `paise` for amounts, `minutes` null where there was nothing to measure. */
export type DayNumber =
  | { what: 'orders' | 'cancelled'; count: number }
  | { what: 'sales' | 'cash' | 'upi'; paise: number }
  | { what: 'accept' | 'deliver'; minutes: number | null };

/** The numbers of a day in the order in which an owner asks for them. */
export const dayNumbers = (day: KitchenDay): DayNumber[] => [
  { what: 'orders', count: day.orders.length },
  { what: 'sales', paise: day.sales },
  { what: 'accept', minutes: day.minutesToAccept },
  { what: 'deliver', minutes: day.minutesToDeliver },
  { what: 'cancelled', count: day.cancelled },
  { what: 'cash', paise: day.cash },
  { what: 'upi', paise: day.upi },
];
