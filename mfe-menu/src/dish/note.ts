import { cleanLine, notInALine } from '@burger/shared/contracts';

/** Most characters of a note to the kitchen. */
export const longestNote = 140;

export type NoteProblem = 'too-long' | 'unprintable';

/** Why the kitchen cannot be told so, or null: the rule of `NoteSchema`, without the schema. */
export function noteProblem(note: string): NoteProblem | null {
  const text = cleanLine(note);
  if (text.length > longestNote) return 'too-long';
  return notInALine.test(text) ? 'unprintable' : null;
}
