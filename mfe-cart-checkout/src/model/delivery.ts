import type { CustomerLocation } from '@burger/shared/contracts';
import { deliveryCharge, type Paise } from '@burger/shared/pricing';
import type { Restaurant } from '@burger/shared/restaurant';

/** What is known about the way to the customer. */
export type Delivery =
  | {
      status: 'unknown';
      looking: boolean;
      /** Why there is none; while looking, why the last attempt was not the last one. */
      message: string | null;
    }
  | { status: 'measuring' }
  | { status: 'known'; km: number; charge: Paise; reachable: boolean };

/** `km` is null while the route is not measured yet. */
export function deliveryTo(
  location: CustomerLocation | undefined,
  km: number | null,
  rules: Restaurant['delivery'],
): Delivery {
  if (!location?.coordinates) {
    return {
      status: 'unknown',
      looking: location?.status === 'looking',
      message: location?.message ?? null,
    };
  }
  if (km === null) return { status: 'measuring' };
  return {
    status: 'known',
    km,
    charge: deliveryCharge(km, rules),
    reachable: km <= rules.limitKm,
  };
}

/** The distance to count in the bill, or null while there is none to count: not known, or too far to go. */
export const billedKm = (delivery: Delivery): number | null =>
  delivery.status === 'known' && delivery.reachable ? delivery.km : null;
