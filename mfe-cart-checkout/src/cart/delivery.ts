import type { CustomerLocation, DeliveryRules, LocationProblem } from '@burger/shared/contracts';
import { deliveryCharge, type Paise } from '@burger/shared/pricing';

export type Delivery =
  | {
      status: 'unknown';
      looking: boolean;
      /** Why there is none; while looking, why the last attempt was not the last one. */
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

/** The distance to count in the bill, or null while there is none to count: not known, or too far to go. */
export const billedKm = (delivery: Delivery): number | null =>
  delivery.status === 'known' && delivery.reachable ? delivery.km : null;
