import { wordsInPageLanguage } from '@burger/shared/i18n';

const names = wordsInPageLanguage<string>('mfe-content/categories');
export const categoryName = (category: string): string => names[category] ?? category;

export const categoriesOf = (list: readonly { category: string }[]): readonly string[] => [
  ...new Set(list.map(({ category }) => category)),
];

export const inCategory = <One extends { category: string }>(
  list: readonly One[],
  category: string,
): readonly One[] => list.filter((one) => category === 'All' || one.category === category);

/** Returns the entries of a category. Featured ones are separate under All only. */
export function featuredApart<One extends { category: string; featured: boolean }>(
  list: readonly One[],
  category: string,
): { featured: readonly One[]; others: readonly One[] } {
  const isApart = ({ featured }: One) => featured && category === 'All';
  return {
    featured: list.filter(isApart),
    others: inCategory(list, category).filter((one) => !isApart(one)),
  };
}
