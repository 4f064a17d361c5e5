import { versionOf, type Published } from '@burger/shared/publishing';
import { dishDifferences } from './dish-differences';
import { groupDifferences } from './differences/group-differences';
import { ruleDifferences } from './rule-differences';
import { suggestionDifferences } from './differences/suggestion-differences';
import { wordDifferences } from './differences/word-differences';

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
