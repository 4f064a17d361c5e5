import { styled } from '@burger/shared/styled';
import {
  chipLook,
  color,
  from,
  headerHeight,
  radius,
  size,
  space,
  studioGround,
} from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import { sectionLink, type CategoryLinksProps } from './category-links';
import { stickyBar, toolbarHeight } from './sticky-bar';

const Bar = styled.nav`
  display: none;
  ${from.tablet} {
    display: block;
    ${stickyBar}
  }
  /* A rail at the left, as high as what is read beside it. */
  ${from.wide} {
    top: calc(${headerHeight} + ${toolbarHeight});
    max-height: calc(100dvh - ${headerHeight} - ${toolbarHeight});
    margin-inline: ${space(-1)};
    padding: ${space(1)} ${space(1)} ${space(2)};
    overflow-y: auto;
    box-shadow: none;
    clip-path: none;
    border-image: none;
  }
`;

const Row = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0 ${space(-0.5)};
  padding: ${space(0.5)};
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;
  ${from.wide} {
    flex-direction: column;
    gap: ${space(0.75)};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const ChipLink = styled.a`
  ${chipLook}
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  text-decoration: none;
  ${from.wide} {
    display: flex;
    justify-content: space-between;
    padding-inline: ${space(1.5)};
    border-radius: ${radius.field};
    line-height: 1.2;
    white-space: normal;
  }
  &:not([aria-current='true']) {
    border-color: transparent;
    background: ${studioGround};
    &:hover {
      border-color: ${color.edge};
    }
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;
  [aria-current='true'] > & {
    color: inherit;
  }
`;

/** The categories as chips below the header, or as a rail beside the dishes; the one that is being read is kept in view. */
export function CategoryChips({ sections, ...choice }: CategoryLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { active } = choice;

  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!row.current || !bar.current || !chip) return;
    // Scrolling by hand leaves alone where the page is scrolling to.
    const middle = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    row.current.scrollLeft = middle - row.current.offsetLeft;
    bar.current.scrollTop = chip.offsetTop - (bar.current.clientHeight - chip.offsetHeight) / 2;
  }, [active]);

  return (
    <Bar ref={bar} aria-label={messages.categories.label}>
      <Row ref={row}>
        {sections.map((section) => (
          <li key={section.category.id} data-studio={section.category.studio}>
            <ChipLink {...sectionLink(section, choice)}>
              {section.category.name}
              <Count>{section.dishes.length}</Count>
            </ChipLink>
          </li>
        ))}
      </Row>
    </Bar>
  );
}
