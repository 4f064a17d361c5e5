import * as v from 'valibot';

/** Why the server refused. The browser shows `message`; `code` is for deciding what to do next. */
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

/** What a refusal says beyond its code. Pages that do not know one go by the code. */
export type RefusalReason = ShownReason | 'order-unsure' | 'order-waiting';

/** Reasons whose message is shown as it is. Whether an order was placed (`order-…`) the checkout asks again by itself. */
export type ShownReason =
  | 'orders-waiting'
  | 'network-busy'
  | 'phone-unverified'
  | 'not-our-page'
  | 'way-not-offered'
  | 'order-under-way'
  | 'bill-needs-recipient'
  | 'staff-account';

/** Every answer of `/api/*` that is not a success has this body. */
export const ApiErrorSchema = v.object({
  error: v.object({
    code: v.picklist(refusalCodes),
    message: v.string(),
    /** Dotted path of the field that is wrong, where one is. */
    field: v.optional(v.string()),
    reason: v.optional(v.string()),
  }),
});

export type ApiError = v.InferOutput<typeof ApiErrorSchema>;
export type RefusalCode = (typeof refusalCodes)[number];
