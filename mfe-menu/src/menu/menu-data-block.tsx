import { restaurant } from '@burger/shared/restaurant';
import { memo } from 'react';
import { messages } from '../messages';
import { menuData } from './menu-data';
import type { MenuSection } from './menu-sections';

/** The menu for search engines, inside the prerendered page; in the browser nothing is spent on it. */
export const MenuDataBlock = memo(function MenuDataBlock({
  sections,
}: {
  sections: readonly MenuSection[];
}) {
  const { name, siteUrl } = restaurant;
  const site = { name: messages.menuOf(name), siteUrl };
  const data = typeof document === 'undefined' ? menuData(sections, site) : '';
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data }}
      suppressHydrationWarning
    />
  );
});
