import type { CustomerLocation, DeliveryRules, LocationProblem } from '@burger/shared/contracts';
import { deliveryCharge, type Paise } from '@burger/shared/pricing';

export type Delivery =
  | {
      status: 'unknown';
      looking: boolean;
      /** Why the location is unknown; during a lookup, why the previous attempt failed. */
      failure: LocationProblem | null;
    }
  | { status: 'measuring' }
  | { status: 'pickup' }
  | { status: 'known'; km: number; charge: Paise; reachable: boolean };

export function deliveryTo(
  location: CustomerLocation | undefined,
  km: number | null,
  rules: DeliveryRules,
): Delivery {
  if (!location?.coordinates) {
    const looking = location?.status === 'looking';
    return { status: 'unknown', looking, failure: location?.problem ?? null };
  }
  if (km === null) return { status: 'measuring' };
  return {
    status: 'known',
    km,
    charge: deliveryCharge(km, rules),
    reachable: km <= rules.limitKm,
  };
}

/** Returns the distance (km) to bill, or null when it is unknown or out of range. */
export const billedKm = (delivery: Delivery): number | null =>
  delivery.status === 'known' && delivery.reachable ? delivery.km : null;
