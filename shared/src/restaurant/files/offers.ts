import * as v from 'valibot';
import { name, point, slug, text } from './page-values';

const OfferWords = {
  title: text,
  description: text,
  /** What it takes off, where no promo code says so. */
  discount: v.exactOptional(text),
  imageAlt: text,
  validUntil: text,
  terms: v.array(text),
};

/** `pages/offers.json`: what a code takes off and its minimum come from the promo table of the rules, never from here. */
export const OffersSchema = v.strictObject({
  offers: v.array(
    v.strictObject({
      id: slug,
      ...OfferWords,
      code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,20}$/)),
      image: slug,
      category: name,
      featured: v.boolean(),
      popular: v.boolean(),
    }),
  ),
  /** How an offer is used, in order. */
  steps: v.array(point),
});
/** The offers by their ids. */
export const OffersWordsSchema = v.strictObject({
  offers: v.record(slug, v.strictObject(OfferWords)),
  steps: OffersSchema.entries.steps,
});

export type Offers = v.InferOutput<typeof OffersSchema>;
export type OffersWords = v.InferOutput<typeof OffersWordsSchema>;
