import * as v from 'valibot';
import { categories } from './categories';

/** A dish as the catalogue lists it. `price` is the text that the card shows, e.g. ₹49. */
export const DishSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  price: v.string(),
  category: v.picklist(categories),
  isVeg: v.boolean(),
  isPopular: v.boolean(),
  /** Slug of a picture; empty where the category's picture stands in. */
  image: v.string(),
  isAvailable: v.boolean(),
  /** What the kitchen knows of the dish beyond that; left out where it does not. */
  allergens: v.optional(v.array(v.pipe(v.string(), v.minLength(1)))),
  spice: v.optional(v.picklist(['mild', 'medium', 'hot'])),
  kcal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** On a page in another language `name` and `description` are in that language, and the name in English stands beside. */
export type Dish = v.InferOutput<typeof DishSchema> & { readonly englishName?: string };
export type Category = Dish['category'];
