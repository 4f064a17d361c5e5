import type { Suggestion } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/publishing';
import { changedList } from '../changes';

/** `with Wraps, without Beverages: Coke, Fresh Lime Soda`. */
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

/** What is different about what is said to go well with what. */
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
