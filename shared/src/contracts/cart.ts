import * as v from 'valibot';
import { DishIdSchema, IncludedTaxSchema, SlugSchema } from './shop';
import { noteRule } from './field-rules';
import { line } from './text';

export const ChosenSchema = v.object({ group: SlugSchema, choice: SlugSchema });

export const GoneChoiceSchema = v.object({ ...ChosenSchema.entries, name: v.string() });
export const NoteSchema = line(noteRule.most);
const mostChoices = 40;

/** A dish with selected options. Lines with equal dish, options and note merge into one (`lineIdOf`). */
export const DishInputSchema = v.object({
  dishId: DishIdSchema,
  choices: v.pipe(v.array(ChosenSchema), v.maxLength(mostChoices)),
  note: NoteSchema,
});

export type Chosen = v.InferOutput<typeof ChosenSchema>;
export type GoneChoice = v.InferOutput<typeof GoneChoiceSchema>;
export type DishInput = v.InferOutput<typeof DishInputSchema>;
export type LineInput = DishInput & { quantity: number };

const PaiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The quantity of a line, at least one. The browser sets no upper limit; the server rejects more than 99. */
export const QuantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const LineInputSchema = v.object({ ...DishInputSchema.entries, quantity: QuantitySchema });

export const lineProblems = [
  'dish-unknown',
  'out-of-season',
  'sold-out',
  'choice-unknown',
  'choice-unavailable',
  'choice-missing',
  'choice-too-many',
] as const;

const CartLineSchema = v.object({
  ...DishInputSchema.entries,
  lineId: v.string(),
  quantity: QuantitySchema,
  name: v.string(),
  image: v.string(),
  /** Whether the dish is vegetarian with the selected options. */
  isVeg: v.boolean(),
  /** Price of one, in paise, with its options; 0 if the line cannot be ordered. */
  price: PaiseSchema,
  /** Category that promo codes may be limited to; missing if the line cannot be ordered. */
  category: v.exactOptional(v.string()),
  /** Set when the price includes all taxes (packaged goods at MRP). */
  priceIncludesTax: v.exactOptional(IncludedTaxSchema),
  /** Selected options with the menu's names and order; `price` in paise. */
  chosen: v.array(v.object({ name: v.string(), price: PaiseSchema })),
  problem: v.nullable(v.picklist(lineProblems)),
  /** ISO time when the sold-out dish, or all of its `gone` options, are available again; null if unknown. */
  backAt: v.nullable(v.string()),
  gone: v.optional(v.array(GoneChoiceSchema)),
});

export const CartSchema = v.object({
  lines: v.pipe(v.array(CartLineSchema), v.readonly()),
  total: PaiseSchema,
  /** The applied promo code in upper case, or null. */
  promo: v.nullable(v.string()),
});

export type LineProblem = (typeof lineProblems)[number];
export type CartLine = v.InferOutput<typeof CartLineSchema>;
export type Cart = v.InferOutput<typeof CartSchema>;
