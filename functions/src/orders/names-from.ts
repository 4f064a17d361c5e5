import type { Language } from '@burger/shared/language';
import type { Names } from '@burger/shared/order';
import type { Published } from '@burger/shared/publishing';

type Words = Published['words'];

/** What the languages of the menu call something, as a line keeps it: nothing where none has a name of its own. */
export function namesFrom(
  words: Words,
  nameIn: (words: Words[string]) => string | undefined,
): { names?: Names } {
  const named = Object.entries(words).flatMap(([language, said]) => {
    const name = nameIn(said);
    return name === undefined ? [] : [[language as Language, name] as const];
  });
  return named.length > 0 ? { names: Object.fromEntries(named) } : {};
}
