import * as v from 'valibot';

/** Codes for why the server rejected a request. The browser shows `message` and decides by `code`. */
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

/** A more specific reason than the error code. Pages that do not know a reason use the code. */
export type RefusalReason = DisplayedReason | 'order-unsure' | 'order-waiting' | 'payment-refused';

/** Reasons whose message is shown unchanged. For `order-…` reasons the checkout asks the server again. */
export type DisplayedReason =
  | 'orders-waiting'
  | 'network-busy'
  | 'phone-unverified'
  | 'not-our-page'
  | 'way-not-offered'
  | 'order-under-way'
  | 'bill-needs-recipient'
  | 'own-gstin'
  | 'staff-account';

/** Body of every failed `/api/*` response. */
export const ApiErrorSchema = v.object({
  error: v.object({
    code: v.picklist(refusalCodes),
    message: v.string(),
    /** Dotted path of the invalid field, if one caused the error. */
    field: v.optional(v.string()),
    reason: v.optional(v.string()),
  }),
});

export type ApiError = v.InferOutput<typeof ApiErrorSchema>;
export type RefusalCode = (typeof refusalCodes)[number];
