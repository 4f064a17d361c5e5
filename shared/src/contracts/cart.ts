import * as v from 'valibot';

/** A cart line never holds fewer than one; the browser sets no upper limit (the server refuses over 99). */
export const CartItemSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** Slug of the picture to show. */
  image: v.string(),
  /** The price text of the catalogue, e.g. ₹49. */
  price: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export const CartSchema = v.object({
  items: v.array(CartItemSchema),
  /** Sum of price times quantity, in paise. */
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The promo code in use, upper case, or null. */
  promo: v.nullable(v.string()),
});

export type CartItem = v.InferOutput<typeof CartItemSchema>;
export type Cart = v.InferOutput<typeof CartSchema>;
