import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const item = v.object({ id, name: v.string(), image: v.string(), price: v.string() });
const coordinates = v.object({ lat: v.number(), lng: v.number() });
const user = v.object({
  uid: v.string(),
  displayName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

/** Every event of contract 1. */
export const shopEvents = {
  'cart/changed': {
    delivery: 'latest',
    schema: v.object({
      items: v.array(v.object({ ...item.entries, quantity: v.number() })),
      total: v.number(),
      promo: v.nullable(v.string()),
    }),
  },
  'cart/add-requested': { delivery: 'held', schema: v.object({ item }) },
  'cart/quantity-requested': { delivery: 'held', schema: v.object({ id, quantity: v.number() }) },
  'cart/remove-requested': { delivery: 'held', schema: v.object({ id }) },
  'cart/clear-requested': { delivery: 'held', schema: v.strictObject({}) },
  'cart/promo-requested': { delivery: 'held', schema: v.object({ code: v.string() }) },
  'cart/open-requested': { delivery: 'held', schema: v.strictObject({}) },
  'order/placed': { delivery: 'live', schema: v.object({ orderId: v.string() }) },
  'session/changed': {
    delivery: 'latest',
    schema: v.variant('status', [
      v.object({ status: v.literal('unknown') }),
      v.object({ status: v.literal('signed-out') }),
      v.object({ status: v.literal('signed-in'), user }),
    ]),
  },
  'session/sign-in-requested': { delivery: 'held', schema: v.object({ skippable: v.boolean() }) },
  'session/sign-out-requested': { delivery: 'held', schema: v.strictObject({}) },
  'location/changed': {
    delivery: 'latest',
    schema: v.object({
      status: v.picklist(['idle', 'looking', 'known', 'failed']),
      coordinates: v.nullable(coordinates),
      locality: v.nullable(v.string()),
      message: v.nullable(v.string()),
    }),
  },
  'location/lookup-requested': {
    delivery: 'held',
    schema: v.object({ purpose: v.picklist(['menu', 'checkout']) }),
  },
  'location/area-requested': {
    delivery: 'held',
    schema: v.object({ coordinates, locality: v.string() }),
  },
} as const satisfies Record<
  string,
  { delivery: 'live' | 'latest' | 'held'; schema: v.GenericSchema }
>;

export type ShopEvents = {
  [Name in keyof typeof shopEvents]: v.InferOutput<(typeof shopEvents)[Name]['schema']>;
};
