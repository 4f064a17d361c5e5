import * as v from 'valibot';
import { colorNames, type ColorName } from '../../ui/theme';
import { slug } from './page-values';

/** A colour as #RRGGBB, or #RRGGBBAA where what is below shines through. */
const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/));
const BothSchema = v.strictObject({ light: ColourSchema, dark: ColourSchema });

/** `brand/theme.json`: the colours in the light and the dark scheme, and the grounds that categories may stand on. */
export const ThemeSchema = v.strictObject({
  colours: v.strictObject(
    Object.fromEntries(colorNames.map((name) => [name, BothSchema])) as Record<
      (typeof colorNames)[number],
      typeof BothSchema
    >,
  ),
  /** By the name that categories call them: `studio` in `menu.json`. */
  studios: v.optional(v.record(slug, BothSchema)),
});

/** Which colour is text on which: each has to read at 4.5:1, in both schemes. */
export const readablePairs = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['ink', 'flameWash'],
  ['ink', 'amberWash'],
  ['ink', 'leafWash'],
  ['inkSoft', 'page'],
  ['inkSoft', 'card'],
  ['inkSoft', 'sunken'],
  ['onFlame', 'flame'],
  ['onFlame', 'flameDeep'],
  ['flameInk', 'page'],
  ['flameInk', 'card'],
  ['flameInk', 'flameWash'],
  ['amberInk', 'amberWash'],
  ['onAmber', 'amber'],
  ['leaf', 'card'],
  ['leaf', 'leafWash'],
  ['brown', 'card'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
] as const satisfies readonly (readonly [text: ColorName, ground: ColorName])[];

/** What is text on every studio: it has to read there at 4.5:1 as well. */
export const readableOnStudios = ['ink', 'inkSoft'] as const satisfies readonly ColorName[];

export type Theme = v.InferOutput<typeof ThemeSchema>;
