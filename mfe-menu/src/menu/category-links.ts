import type { MouseEvent } from 'react';
import type { MenuSection } from './menu-sections';

export interface CategoryLinksProps {
  sections: readonly MenuSection[];
  /** Id of the category that is being read. */
  active: string | undefined;
  /** Called with the id of a category. */
  onChoose: (anchor: string) => void;
}

/** What a link to a section needs. It is a real link, so it works before any script does. */
export const sectionLink = (
  { category: { id } }: MenuSection,
  { active, onChoose }: Omit<CategoryLinksProps, 'sections'>,
) => ({
  href: `#${id}`,
  'aria-current': id === active,
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Going through the menu should not fill the history that "back" walks.
    event.preventDefault();
    onChoose(id);
  },
});
