import type { Published } from '@burger/shared/publishing';
import { fieldsThatDiffer, type Difference, type Fields } from './field-differences';

type Words = Published['words'][string];

/** What dishes, groups and choices are called in a language, by what they are called on the menu. */
const namesIn = ({ dishes, groups }: Published, words: Words | undefined): [string, Fields][] => [
  ...dishes.map(({ id, name }): [string, Fields] => [name, { ...words?.dishes[id] }]),
  ...groups.flatMap(({ id, name, choices }): [string, Fields][] => {
    const said = words?.groups[id];
    return [
      [name, { name: said?.name }],
      ...choices.map((choice): [string, Fields] => [
        `${name}: ${choice.name}`,
        { name: said?.choices[choice.id] },
      ]),
    ];
  }),
];

/** How the words of what is on a menu differ from those of the one before it, in every language of either. */
export function wordsThatDiffer(was: Published, now: Published): Difference[] {
  return Object.keys({ ...was.words, ...now.words }).flatMap((language) => {
    // The things of now in both, so that they stand in the same order.
    const before = namesIn(now, was.words[language]);
    return namesIn(now, now.words[language]).flatMap(([of, fields], at) =>
      fieldsThatDiffer(of, before[at]?.[1] ?? {}, fields, `${language}-`),
    );
  });
}
