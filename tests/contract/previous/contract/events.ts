import * as v from 'valibot';

const nothing = v.strictObject({});
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const item = v.object({
  id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  image: v.string(),
  price: v.string(),
});
const coordinates = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const user = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  displayName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

/** Every event of contract 2. */
export const shopEvents = {
  'cart/changed': {
    delivery: 'latest',
    schema: v.object({
      items: v.array(
        v.object({
          ...item.entries,
          quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        }),
      ),
      total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      promo: v.nullable(v.string()),
    }),
  },
  'cart/add-requested': { delivery: 'held', schema: v.object({ item }) },
  'cart/quantity-requested': {
    delivery: 'held',
    schema: v.object({ id, quantity: v.pipe(v.number(), v.safeInteger()) }),
  },
  'cart/remove-requested': { delivery: 'held', schema: v.object({ id }) },
  'cart/clear-requested': { delivery: 'held', schema: nothing },
  'cart/promo-requested': { delivery: 'held', schema: v.object({ code: v.string() }) },
  'cart/open-requested': { delivery: 'held', schema: nothing },
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
  'session/sign-out-requested': { delivery: 'held', schema: nothing },
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
