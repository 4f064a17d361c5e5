import type { Published } from '@burger/shared/publishing';

type Words = Partial<Published['words'][string]>;

const languageName = new Intl.DisplayNames('en', { type: 'language' });

// More than these nobody reads.
const mostNamed = 6;

/** Names of what has other words in one language than in another document. */
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
