import type { Dish } from '../../contracts/shop';

const anchorOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Returns the URL fragment of a dish in every language: `/menu#spicy-paneer-burger` opens the dish. */
export const dishAnchor = ({
  id,
  name,
  englishName = name,
}: Pick<Dish, 'id' | 'name' | 'englishName'>): string => anchorOf(englishName) || `dish-${id}`;
