import { restaurant } from '@burger/shared/restaurant';
import { memo } from 'react';
import { menuData } from '../model/menu-data';
import type { MenuSection } from '../model/menu-sections';

/** The menu for search engines, inside the prerendered page; in the browser nothing is spent on it. */
export const MenuDataBlock = memo(function MenuDataBlock({
  sections,
}: {
  sections: readonly MenuSection[];
}) {
  const data = typeof document === 'undefined' ? menuData(sections, restaurant) : '';
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data }}
      suppressHydrationWarning
    />
  );
});
