import * as v from 'valibot';
import { CartItemSchema, CartSchema } from './cart';
import { CoordinatesSchema, LocationSchema, LookupPurposeSchema } from './location';
import { SessionSchema } from './session';

/** live: missed if nobody listens. latest: newcomers get the last value. held: kept until its owner arrives. */
export type Delivery = 'live' | 'latest' | 'held';

const nothing = v.strictObject({});
const id = CartItemSchema.entries.id;

/**
 * Every event of the site: who owns the noun, how it is delivered, what it carries.
 * Facts (`noun/past-tense`) are emitted by the owner alone; requests (`noun/verb-requested`) are answered by the owner alone.
 */
export const shopEvents = {
  'cart/changed': { owner: 'mfe-cart-checkout', delivery: 'latest', schema: CartSchema },
  'cart/add-requested': {
    owner: 'mfe-cart-checkout',
    delivery: 'held',
    schema: v.object({ item: v.omit(CartItemSchema, ['quantity']) }),
  },
  'cart/quantity-requested': {
    owner: 'mfe-cart-checkout',
    delivery: 'held',
    schema: v.object({ id, quantity: v.pipe(v.number(), v.safeInteger()) }),
  },
  'cart/remove-requested': {
    owner: 'mfe-cart-checkout',
    delivery: 'held',
    schema: v.object({ id }),
  },
  'cart/clear-requested': { owner: 'mfe-cart-checkout', delivery: 'held', schema: nothing },
  'cart/promo-requested': {
    owner: 'mfe-cart-checkout',
    delivery: 'held',
    schema: v.object({ code: v.string() }),
  },
  'cart/open-requested': { owner: 'mfe-cart-checkout', delivery: 'held', schema: nothing },
  'order/placed': {
    owner: 'mfe-cart-checkout',
    delivery: 'live',
    schema: v.object({ orderId: v.string() }),
  },
  'session/changed': { owner: 'mfe-account-orders', delivery: 'latest', schema: SessionSchema },
  'session/sign-in-requested': {
    owner: 'mfe-account-orders',
    delivery: 'held',
    schema: v.object({ skippable: v.boolean() }),
  },
  'session/sign-out-requested': { owner: 'mfe-account-orders', delivery: 'held', schema: nothing },
  'location/changed': { owner: 'mfe-account-orders', delivery: 'latest', schema: LocationSchema },
  'location/lookup-requested': {
    owner: 'mfe-account-orders',
    delivery: 'held',
    schema: v.object({ purpose: LookupPurposeSchema }),
  },
  'location/area-requested': {
    owner: 'mfe-account-orders',
    delivery: 'held',
    schema: v.object({ coordinates: CoordinatesSchema, locality: v.string() }),
  },
} as const satisfies Record<string, { owner: string; delivery: Delivery; schema: v.GenericSchema }>;

export type EventName = keyof typeof shopEvents;
export type ShopEvents = {
  [Name in EventName]: v.InferOutput<(typeof shopEvents)[Name]['schema']>;
};
