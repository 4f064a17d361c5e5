import { checkAgainst } from 'federation-contract/check';
import * as v from 'valibot';
import { CartSchema, QuantitySchema, DishInputSchema } from './cart';
import { deliveries, type Delivery } from './deliveries';
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

/** Every bus event: its owner, delivery mode and payload. Only the owner emits facts and handles requests. */
export const shopEvents = {
  'cart/changed': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/changed'],
    schema: CartSchema,
  },
  'cart/add-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/add-requested'],
    schema: v.object({
      wanted: LineInputSchema,
      /** Name of the dish at the time of the request; the current menu may no longer contain it. */
      name: v.string(),
    }),
  },
  'cart/quantity-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/quantity-requested'],
    // A quantity of 0 or less removes the line.
    schema: v.object({ lineId, quantity: v.pipe(v.number(), v.safeInteger()) }),
  },
  'cart/remove-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/remove-requested'],
    schema: v.object({ lineId }),
  },
  /** Replaces the options or the note of a cart line. */
  'cart/change-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/change-requested'],
    schema: v.object({ lineId, wanted: LineInputSchema }),
  },
  'cart/clear-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/clear-requested'],
    schema: nothing,
  },
  'cart/promo-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/promo-requested'],
    schema: v.object({ code: v.string() }),
  },
  'cart/open-requested': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['cart/open-requested'],
    schema: nothing,
  },
  'shop/changed': { owner: 'mfe-menu', delivery: deliveries['shop/changed'], schema: ShopSchema },
  /** Requests a reload of the shop's data, at this revision or a later one. */
  'shop/refresh-requested': {
    owner: 'mfe-menu',
    delivery: deliveries['shop/refresh-requested'],
    schema: v.object({ revision: v.pipe(v.number(), v.safeInteger()) }),
  },
  /** Opens the sheet for a dish's options, for a new cart line or an existing one. */
  'shop/choose-requested': {
    owner: 'mfe-menu',
    delivery: deliveries['shop/choose-requested'],
    schema: v.object({ dishId: DishIdSchema, lineId: v.nullable(lineId) }),
  },
  'order/placed': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['order/placed'],
    schema: v.object({ orderId: v.string() }),
  },
  /** An order was sent, and its response was lost, so it may be stored. */
  'order/answer-lost': {
    owner: 'mfe-cart-checkout',
    delivery: deliveries['order/answer-lost'],
    schema: nothing,
  },
  'session/changed': {
    owner: 'mfe-account-orders',
    delivery: deliveries['session/changed'],
    schema: SessionSchema,
  },
  'session/sign-in-requested': {
    owner: 'mfe-account-orders',
    delivery: deliveries['session/sign-in-requested'],
    schema: v.object({ skippable: v.boolean() }),
  },
  /** `ended`: the server no longer accepts the session. Typed text stays until the next sign-in. */
  'session/sign-out-requested': {
    owner: 'mfe-account-orders',
    delivery: deliveries['session/sign-out-requested'],
    schema: v.object({ ended: v.optional(v.boolean()) }),
  },
  /** Gives an account without a name the name on its order. */
  'session/name-requested': {
    owner: 'mfe-account-orders',
    delivery: deliveries['session/name-requested'],
    schema: v.object({ name: v.string() }),
  },
  'location/changed': {
    owner: 'mfe-account-orders',
    delivery: deliveries['location/changed'],
    schema: LocationSchema,
  },
  'location/lookup-requested': {
    owner: 'mfe-account-orders',
    delivery: deliveries['location/lookup-requested'],
    schema: v.object({ purpose: LookupPurposeSchema }),
  },
  'location/area-requested': {
    owner: 'mfe-account-orders',
    delivery: deliveries['location/area-requested'],
    schema: v.object({ coordinates: CoordinatesSchema, locality: v.string() }),
  },
} as const satisfies Record<string, { owner: string; delivery: Delivery; schema: v.GenericSchema }>;

export type EventName = keyof typeof shopEvents;
export type ShopEvents = {
  [Name in EventName]: v.InferOutput<(typeof shopEvents)[Name]['schema']>;
};

export const checkShopEvent = checkAgainst(shopEvents);
