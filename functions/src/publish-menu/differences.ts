import type { Suggestion } from '@burger/shared/contracts';
import { type Published, versionOf } from '@burger/shared/publishing';
import { changedList } from './changes';
import { dishDifferences, groupDifferences } from './dish-differences';
import { ruleDifferences } from './rule-differences';

/** What is different between two documents in words that an owner reads; nothing where they are the same. */
export function differences(before: Published, after: Published): string[] {
  if (versionOf(before) === versionOf(after)) return [];
  const said = [
    ...dishDifferences(before, after),
    ...groupDifferences(before.groups, after.groups),
    ...suggestionDifferences(before, after),
    ...ruleDifferences(before.rules, after.rules),
    ...wordDifferences(before, after),
  ];
  return said.length > 0 ? said : ['Something else that has no words here'];
}

function inWords(
  { when, without, withoutChosen = [], offer }: Suggestion,
  { categories, groups, dishes }: Published,
): string {
  const named = (list: readonly { id: unknown; name: string }[], ids: readonly unknown[]) =>
    ids.map((wanted) => list.find(({ id }) => id === wanted)?.name ?? String(wanted));
  const beside = [...named(categories, without), ...new Set(named(groups, withoutChosen))];
  const unless = beside.length > 0 ? `, without ${beside.join(', ')}` : '';
  return `with ${named(categories, when).join(', ')}${unless}: ${named(dishes, offer).join(', ')}`;
}

export function suggestionDifferences(before: Published, after: Published): string[] {
  const said = (document: Published) =>
    (document.suggestions ?? []).map((suggestion) => inWords(suggestion, document));
  return changedList(said(before), said(after), {
    idOf: (words) => words,
    added: (words) => `New suggestion ${words}`,
    removed: (words) => `Suggestion gone ${words}`,
    changed: () => [],
    moved: 'Suggestions stand in another order',
  });
}

type Words = Partial<Published['words'][string]>;
const languageName = new Intl.DisplayNames('en', { type: 'language' });

// More than these nobody reads.
const mostNamed = 6;

function changedWords(was: Words, now: Words, { dishes, groups, categories }: Published): string[] {
  const parts = ['categories', 'dishes', 'groups', 'promos', 'areas'] as const;
  const named: Record<string, readonly { id: unknown; name: string }[]> = {
    dishes,
    groups,
    categories,
  };
  return parts.flatMap((part) => {
    const [before, after]: Record<string, unknown>[] = [was[part] ?? {}, now[part] ?? {}];
    const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return keys
      .filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
      .map((key) => named[part]?.find(({ id }) => String(id) === key)?.name ?? key);
  });
}

/** What is different about the words of the other languages: `Words in Kannada: Aloo Tikki Burger`. */
export const wordDifferences = (before: Published, after: Published): string[] =>
  [...new Set([...Object.keys(before.words), ...Object.keys(after.words)])].flatMap((language) => {
    const changed = changedWords(before.words[language] ?? {}, after.words[language] ?? {}, after);
    if (changed.length === 0) return [];
    const more = changed.length - mostNamed;
    const named = changed.slice(0, mostNamed).join(', ');
    return [
      `Words in ${languageName.of(language)}: ${named}${more > 0 ? ` and ${more} more` : ''}`,
    ];
  });
