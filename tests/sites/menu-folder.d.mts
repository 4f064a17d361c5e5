import type { Published } from '@burger/shared/publishing';

/** What the files of `restaurant/` hold, by their names. */
export interface MenuFiles {
  menu: Pick<Published, 'categories' | 'groups' | 'dishes' | 'featured'>;
  rules: Published['rules'];
  [words: `${string}/menu`]: Published['words'][string];
}

export function writeMenu(name: string, change: (files: MenuFiles) => MenuFiles): string;
