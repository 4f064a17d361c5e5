import { checkAgainst } from 'federation-contract/check';
import * as v from 'valibot';
import { CartSchema, QuantitySchema, DishInputSchema } from './cart';
import { deliveries } from './deliveries';
import { DishIdSchema, ShopSchema } from './shop';
import { CoordinatesSchema, LocationSchema, LookupPurposeSchema } from './location';

export const UserSchema = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  displayName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

/** A session is `unknown` until the page has read the identity provider or the stored hint. */
const SessionSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('signed-out') }),
  v.object({ status: v.literal('signed-in'), user: UserSchema }),
]);

export type User = v.InferOutput<typeof UserSchema>;
export type Session = v.InferOutput<typeof SessionSchema>;

const nothing = v.strictObject({});
const lineId = v.string();
const LineInputSchema = v.object({ ...DishInputSchema.entries, quantity: QuantitySchema });

/** The owner of each noun. Only the owner emits its facts and handles its requests. */
const owners = {
  cart: 'mfe-cart-checkout',
  shop: 'mfe-menu',
  order: 'mfe-cart-checkout',
  session: 'mfe-account-orders',
  location: 'mfe-account-orders',
} as const;

/** The payload of each event. */
const payloads = {
  'cart/changed': CartSchema,
  'cart/add-requested': v.object({
    wanted: LineInputSchema,
    /** Name of the dish at the time of the request; the current menu may no longer contain it. */
    name: v.string(),
  }),
  // A quantity of 0 or less removes the line.
  'cart/quantity-requested': v.object({ lineId, quantity: v.pipe(v.number(), v.safeInteger()) }),
  'cart/remove-requested': v.object({ lineId }),
  /** Replaces the options or the note of a cart line. */
  'cart/change-requested': v.object({ lineId, wanted: LineInputSchema }),
  'cart/clear-requested': nothing,
  'cart/promo-requested': v.object({ code: v.string() }),
  'cart/open-requested': nothing,
  'shop/changed': ShopSchema,
  /** Requests a reload of the shop's data, at this revision or a later one. */
  'shop/refresh-requested': v.object({ revision: v.pipe(v.number(), v.safeInteger()) }),
  /** Opens the sheet for a dish's options, for a new cart line or an existing one. */
  'shop/choose-requested': v.object({ dishId: DishIdSchema, lineId: v.nullable(lineId) }),
  'order/placed': v.object({ orderId: v.string() }),
  /** An order was sent, and its response was lost, so it may be stored. */
  'order/answer-lost': nothing,
  'session/changed': SessionSchema,
  'session/sign-in-requested': v.object({ skippable: v.boolean() }),
  /** `ended`: the server no longer accepts the session. Typed text stays until the next sign-in. */
  'session/sign-out-requested': v.object({ ended: v.optional(v.boolean()) }),
  /** Gives an account without a name the name on its order. */
  'session/name-requested': v.object({ name: v.string() }),
  'location/changed': LocationSchema,
  'location/lookup-requested': v.object({ purpose: LookupPurposeSchema }),
  'location/area-requested': v.object({ coordinates: CoordinatesSchema, locality: v.string() }),
} as const satisfies Record<
  keyof typeof deliveries & `${keyof typeof owners}/${string}`,
  v.GenericSchema
>;

export type EventName = keyof typeof payloads;

type NounOf<Name> = Name extends `${infer Noun extends keyof typeof owners}/${string}`
  ? Noun
  : never;

/** Every bus event: its owner, delivery mode and payload schema. */
export const shopEvents = Object.fromEntries(
  Object.entries(payloads).map(([name, schema]) => {
    const noun = name.split('/')[0] as keyof typeof owners;
    return [name, { owner: owners[noun], delivery: deliveries[name as EventName], schema }];
  }),
) as {
  [Name in EventName]: {
    owner: (typeof owners)[NounOf<Name>];
    delivery: (typeof deliveries)[Name];
    schema: (typeof payloads)[Name];
  };
};

export type ShopEvents = {
  [Name in EventName]: v.InferOutput<(typeof payloads)[Name]>;
};

export const checkShopEvent = checkAgainst(shopEvents);
