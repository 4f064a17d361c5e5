import * as v from 'valibot';
import { DishIdSchema, SlugSchema } from './dish';
import { noteRule } from './field-rules';
import { line } from './text';

/** One choice that was made: a group of the dish, and what was chosen of it. */
export const ChosenSchema = v.object({ group: SlugSchema, choice: SlugSchema });

/** One that was made and cannot be had, as the menu calls it. */
export const GoneChoiceSchema = v.object({ ...ChosenSchema.entries, name: v.string() });

/** What the kitchen is told about one line. */
export const NoteSchema = line(noteRule.most);

/** More than any dish can ask for. */
const mostChoices = 40;

/** What somebody wants of one dish: two of the same dish, choices and note are one line (`lineIdOf`). */
export const WantedSchema = v.object({
  dishId: DishIdSchema,
  choices: v.pipe(v.array(ChosenSchema), v.maxLength(mostChoices)),
  note: NoteSchema,
});

export type Chosen = v.InferOutput<typeof ChosenSchema>;
export type GoneChoice = v.InferOutput<typeof GoneChoiceSchema>;
export type Wanted = v.InferOutput<typeof WantedSchema>;
export type WantedLine = Wanted & { quantity: number };
