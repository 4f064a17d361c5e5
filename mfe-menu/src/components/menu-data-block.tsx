import { restaurant } from '@burger/shared/restaurant';
import { pictureUrl } from '@burger/shared/ui';
import { memo } from 'react';
import { menuData } from '../model/menu-data';
import type { MenuSection } from '../model/menu-sections';

/** The menu for search engines, inside the page. */
export const MenuDataBlock = memo(function MenuDataBlock({
  sections,
}: {
  sections: readonly MenuSection[];
}) {
  const data = menuData(sections, restaurant, (slug) => pictureUrl(slug, 960));
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data }}
      suppressHydrationWarning
    />
  );
});
