import type { KitchenDay } from '@burger/shared/kitchen';

/** A number of the day; `paise` for amounts, `minutes` null where there was nothing to measure. */
export type DayNumber =
  | { what: 'orders' | 'cancelled'; count: number }
  | { what: 'sales' | 'givenBack' | 'cash' | 'upi'; paise: number }
  | { what: 'accept' | 'deliver'; minutes: number | null };

/** The financial year of a date, which begins in April: 2026–27. */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const start = month < 4 ? year - 1 : year;
  return `${start}–${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The numbers of a day in the order in which an owner asks for them. */
export const dayNumbers = (day: KitchenDay): DayNumber[] => [
  { what: 'orders', count: day.promised ?? day.orders.length },
  { what: 'sales', paise: day.sales },
  ...(day.givenBack ? [{ what: 'givenBack', paise: day.givenBack } as const] : []),
  { what: 'accept', minutes: day.minutesToAccept },
  { what: 'deliver', minutes: day.minutesToDeliver },
  { what: 'cancelled', count: day.cancelled },
  { what: 'cash', paise: day.cash },
  { what: 'upi', paise: day.upi },
];
