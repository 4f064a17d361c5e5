import type { CustomerLocation, DeliveryRules, LocationProblem } from '@burger/shared/contracts';
import { deliveryCharge, type Paise } from '@burger/shared/pricing';

/** Why a lookup failed; owners of contract 2 tell it as a text. */
export type LookupFailure = { problem: LocationProblem } | { text: string };

/** What is known about the way to the customer. */
export type Delivery =
  | {
      status: 'unknown';
      looking: boolean;
      /** Why there is none; while looking, why the last attempt was not the last one. */
      failure: LookupFailure | null;
    }
  | { status: 'measuring' }
  /** Nothing is delivered: the customer comes. */
  | { status: 'pickup' }
  | { status: 'known'; km: number; charge: Paise; reachable: boolean };

/** Why the last lookup failed, or null. */
export function failureOf(location: CustomerLocation | undefined): LookupFailure | null {
  if (location?.problem) return { problem: location.problem };
  return location?.message ? { text: location.message } : null;
}

/** `km` is null while the route is not measured yet. */
export function deliveryTo(
  location: CustomerLocation | undefined,
  km: number | null,
  rules: DeliveryRules,
): Delivery {
  if (!location?.coordinates) {
    const looking = location?.status === 'looking';
    return { status: 'unknown', looking, failure: failureOf(location) };
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
