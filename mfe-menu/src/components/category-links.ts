import type { MouseEvent } from 'react';
import type { MenuSection } from '../model/menu-sections';

export interface CategoryLinksProps {
  sections: readonly MenuSection[];
  active: string | undefined;
  onChoose: (anchor: string) => void;
}

/** What a link to a section needs. It is a real link, so it works before any script does. */
export const sectionLink = (
  { anchor }: MenuSection,
  { active, onChoose }: Omit<CategoryLinksProps, 'sections'>,
) => ({
  href: `#${anchor}`,
  'aria-current': anchor === active,
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Going through the menu should not fill the history that "back" walks.
    event.preventDefault();
    onChoose(anchor);
  },
});
