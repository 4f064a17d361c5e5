import { styled } from '@burger/shared/styled';
import { foldText } from '@burger/shared/platform/text-search';
import { color, from, space } from '@burger/shared/theme';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { messages } from '../messages/en';
import { PhoneLink } from '../parts/phone-link';
import { Favourites, popularDishes } from '../suggestions/favourites';
import { useShop } from '../use-stores';
import { searchTerms, type Section } from './menu';
import { partsOf } from './synonyms';

export type FuzzySearch = (query: string, isMissed: boolean) => ReadonlySet<number>;
const none: ReadonlySet<number> = new Set();

/** A tokenizer for texts that are normalised already. */
const asItIs = { tokenize: (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean) };

/** Joins each word with the next, so that "periperi" matches "peri peri". */
const joined = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
};

/** Returns the singular of a plural and the other way round: strawberries, strawberry. */
const inOtherNumber = (word: string): string[] =>
  word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : word.endsWith('y')
      ? [`${word.slice(0, -1)}ies`]
      : [];

function indexOf(sections: readonly Section[]): MiniSearch {
  const index = new MiniSearch({ fields: ['text', 'joined'], ...asItIs });
  const texts = sections.flatMap(({ category, dishes }) =>
    dishes.map(({ id, name, englishName, description }) => ({
      id,
      text: foldText([name, englishName, description, category.name].join('\n')),
      joined: foldText([...joined(name), ...joined(englishName ?? '')].join('\n')),
    })),
  );
  index.addAll(texts);
  return index;
}

const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);
const isWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(text);

// The first letter must match, because otherwise "rice" would find "ice cream".
const beginsAlike = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((query) => terms.some((term) => term[0] === query[0]));

/**
 * Requires each part of a query by one of its names. Only a word without synonyms also matches as a prefix.
 */
const every = (parts: readonly string[][]): Query => ({
  combineWith: 'AND',
  queries: parts.map((names) => ({
    combineWith: 'OR',
    prefix: names.length === 1,
    queries: names.map((name) => ({ combineWith: 'AND', queries: name.split(' ') })),
  })),
});

/**
 * Returns the ids of dishes that a query means by synonyms (murgh, tea). If nothing matches exactly, also by
 * category, joined words and misspellings.
 */
export function fuzzySearch(sections: readonly Section[]): FuzzySearch {
  let index: MiniSearch | undefined;
  const idsOf = (parts: readonly string[][], options?: SearchOptions): ReadonlySet<number> => {
    index ??= indexOf(sections);
    return new Set(index.search(every(parts), options).map(({ id }) => id as number));
  };
  return (query, isMissed) => {
    const { words } = searchTerms(query);
    const parts = partsOf(words);
    const isExactQuery = parts.every((names, at) => names.length === 1 && names[0] === words[at]);
    if (isExactQuery && !isMissed) return none;
    const meant = idsOf(parts, { fields: ['text'] });
    if (meant.size > 0 || !isMissed) return meant;
    const asOne = idsOf(parts);
    if (!words.every(isWord)) return asOne;
    const asSpelt = words.map((word) => [word, ...inOtherNumber(word)]);
    // "chickenn" is a prefix of "chickennuggets" and also a misspelling of "chicken", so both are searched.
    return new Set([...asOne, ...idsOf(asSpelt, { fuzzy: slips, filter: beginsAlike })]);
  };
}

const Place = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  padding-top: ${space(2)};
  p {
    color: ${color.inkSoft};
  }
  ul {
    text-align: start;
    ${from.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${from.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const texts = messages.search;
const mostInstead = 4;

export function FallbackSuggestions() {
  const { dishes } = useShop();
  return (
    <Place>
      <p>{texts.instead}</p>
      <Favourites dishes={popularDishes(dishes).slice(0, mostInstead)} />
      <p>
        {texts.call} <PhoneLink />
      </p>
    </Place>
  );
}
