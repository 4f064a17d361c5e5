import * as v from 'valibot';

/** Why the server refused a request. The browser shows `message` and decides by `code`. */
const refusalCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'too-large',
  'too-many-requests',
  'dish-unavailable',
  'choice-refused',
  'bill-changed',
  'already-moved',
  'too-late',
  'menu-changed',
  'gone',
  'promo-refused',
  'out-of-range',
  'closed',
  'slot-full',
  'slot-refused',
  'pickup-refused',
  'paused',
  'unavailable',
  'internal',
] as const;

/** A finer reason than the code. Pages that do not know one fall back to the code. */
export type RefusalReason = DisplayedReason | 'order-unsure' | 'order-waiting';

/** Reasons whose message is shown as it is. For the `order-…` reasons of RefusalReason the checkout asks the server again. */
export type DisplayedReason =
  | 'orders-waiting'
  | 'network-busy'
  | 'phone-unverified'
  | 'not-our-page'
  | 'way-not-offered'
  | 'order-under-way'
  | 'bill-needs-recipient'
  | 'staff-account';

/** Body of every failed `/api/*` response. */
export const ApiErrorSchema = v.object({
  error: v.object({
    code: v.picklist(refusalCodes),
    message: v.string(),
    /** Dotted path of the invalid field, if one is to blame. */
    field: v.optional(v.string()),
    reason: v.optional(v.string()),
  }),
});

export type ApiError = v.InferOutput<typeof ApiErrorSchema>;
export type RefusalCode = (typeof refusalCodes)[number];
