import * as v from 'valibot';
import { CategorySchema, DishIdSchema, DishSchema, OptionGroupSchema, SlugSchema } from './dish';
import { RulesSchema } from './rules';

/** Name of a published document: it follows from its content. */
export const VersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
const RevisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** A dish as it is published: its groups are named, and it is sold out or not today, which is not written here. */
const PublishedDishSchema = v.object({
  ...v.omit(DishSchema, ['groups', 'soldOut']).entries,
  groups: v.array(v.string()),
});

/** What goes well with a cart that holds something of one category and nothing of another. */
export const SuggestionSchema = v.object({
  /** Ids of categories: the cart holds a dish of one of them, */
  when: v.pipe(v.array(SlugSchema), v.minLength(1)),
  /** none of these, */
  without: v.array(SlugSchema),
  /** and nothing that was chosen of these groups. */
  withoutChosen: v.optional(v.array(SlugSchema)),
  /** Ids of dishes, what fits best first. */
  offer: v.pipe(v.array(DishIdSchema), v.minLength(1)),
});

/** `/shop/<version>/<language>.json`: the published document as one language reads it; the whole is `PublishedSchema`. */
export const MenuSchema = v.object({
  version: VersionSchema,
  categories: v.array(CategorySchema),
  groups: v.array(OptionGroupSchema),
  dishes: v.array(PublishedDishSchema),
  featured: v.array(DishIdSchema),
  suggestions: v.optional(v.array(SuggestionSchema)),
  rules: RulesSchema,
});

/** Something that is sold out: a dish by its id, or a choice of a group as `extras/cheese`. */
export const SoldOutThingSchema = v.object({
  what: v.union([DishIdSchema, v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/))]),
  /** Until when; null until the kitchen puts it back. */
  until: v.nullable(IsoSchema),
});

/** What changes during a day. */
export const TodaySchema = v.object({
  version: VersionSchema,
  revision: RevisionSchema,
  soldOut: v.array(SoldOutThingSchema),
  /** No orders are taken; `until` null until the kitchen goes on. */
  paused: v.nullable(v.object({ until: v.nullable(IsoSchema) })),
  /** What a busy kitchen adds to each promise. */
  extraMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180)),
  /** Days on which the restaurant is closed beside the usual ones: `2026-11-25`. */
  closedDays: v.array(v.pipe(v.string(), v.isoDate())),
});

/** Answer of `GET /api/shop`: what changes during a day, and the server's clock. */
export const ShopAnswerSchema = v.object({ ...TodaySchema.entries, now: IsoSchema });

/** The shop as it stands at this moment, in the language of the page: what the owner of the noun tells everyone. */
export const ShopSchema = v.object({
  ...v.omit(TodaySchema, ['soldOut']).entries,
  /** How far the server's clock is ahead of this device's, in ms; left out where the server has not told. */
  aheadMs: v.optional(v.number()),
  categories: v.array(CategorySchema),
  dishes: v.array(DishSchema),
  featured: v.array(DishIdSchema),
  suggestions: v.optional(v.array(SuggestionSchema)),
  rules: RulesSchema,
});

export type Menu = v.InferOutput<typeof MenuSchema>;
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;
export type PublishedDish = Menu['dishes'][number];
export type SoldOutThing = v.InferOutput<typeof SoldOutThingSchema>;
export type Today = v.InferOutput<typeof TodaySchema>;
export type ShopAnswer = v.InferOutput<typeof ShopAnswerSchema>;
export type Shop = v.InferOutput<typeof ShopSchema>;
