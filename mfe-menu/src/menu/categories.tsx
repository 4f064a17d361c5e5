import { styled } from '@burger/shared/styled';
import { afterDialogs } from '@burger/shared/platform/device';
import { chipStyle, Dialog, EarlyDialog, Picture, VisuallyHidden } from '@burger/shared/ui';
import { color, from, headerHeight, radius, size, space, studioGround } from '@burger/shared/theme';
import { Utensils } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { messages } from '../messages/en';
import type { Section } from './menu';
import { stickyBar, toolbarHeight } from './sticky-bar';

interface CategoryProps {
  sections: readonly Section[];
  active: string | undefined;
  onChoose: (anchor: string) => void;
}

/** Returns the props of a link to a menu section. It is a real link, so that it works before hydration. */
const sectionLink = (
  { category: { id } }: Section,
  { active, onChoose }: Omit<CategoryProps, 'sections'>,
) => ({
  href: `#${id}`,
  'aria-current': id === active,
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Section links must not fill the browser history.
    event.preventDefault();
    onChoose(id);
  },
});

const Rail = styled.nav`
  display: none;
  ${from.tablet} {
    display: block;
    ${stickyBar}
  }
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
  ${chipStyle}
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

const ChipCount = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;
  [aria-current='true'] > & {
    color: inherit;
  }
`;

/**
 * The categories as chips below the header, or as a column next to the dishes. The active one is scrolled
 * into view.
 */
export function CategoryChips({ sections, ...choice }: CategoryProps) {
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { active } = choice;

  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!row.current || !bar.current || !chip) return;
    // scrollIntoView would interrupt the page's own scrolling, so only the row of chips is scrolled.
    const middle = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    row.current.scrollLeft = middle - row.current.offsetLeft;
    bar.current.scrollTop = chip.offsetTop - (bar.current.clientHeight - chip.offsetHeight) / 2;
  }, [active]);

  return (
    <Rail ref={bar} aria-label={messages.categories.label}>
      <Row ref={row}>
        {sections.map((section) => (
          <li key={section.category.id} data-studio={section.category.studio}>
            <ChipLink {...sectionLink(section, choice)}>
              {section.category.name}
              <ChipCount>{section.dishes.length}</ChipCount>
            </ChipLink>
          </li>
        ))}
      </Row>
    </Rail>
  );
}

const Opener = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 3.5rem;
  padding: 0 ${space(2.25)};
  border: 1.5px solid ${color.inkSoft};
  border-radius: ${radius.pill};
  background: ${color.night};
  color: ${color.onNight};
  font-weight: 650;
  font-size: ${size.sm};
  box-shadow: 0 4px 16px ${color.scrim};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  margin: ${space(-1)} ${space(-1)} 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-right: ${space(2)};
  border-radius: ${radius.field};
  background: ${studioGround};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow: hidden;
  &[aria-current='true'] {
    box-shadow: inset 0 0 0 2px ${color.flameInk};
    font-weight: 750;
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 72px;
  height: 54px;
  /* The row's focus outline is painted below its children. */
  margin: 2px 0 2px 2px;
  border-radius: ${radius.field} 0 0 ${radius.field};
  overflow: hidden;
`;

const Count = styled.span`
  margin-left: auto;
  color: ${color.inkSoft};
  font-weight: 400;
  font-size: ${size.sm};
`;

const Choices = ({ sections, ...choice }: CategoryProps) => (
  <List>
    {sections.map((section) => (
      <li key={section.category.id} data-studio={section.category.studio}>
        <Choice {...sectionLink(section, choice)}>
          <Thumb>
            <Picture slug={section.category.picture} alt="" sizes="72px" />
          </Thumb>
          {section.category.name}
          <Count>{messages.categories.count(section.dishes.length)}</Count>
        </Choice>
      </li>
    ))}
  </List>
);

export function CategorySheet({ onChoose, ...categories }: CategoryProps) {
  const [open, setOpen] = useState(false);
  const choose = (anchor: string) => {
    setOpen(false);
    // Closing the dialog goes back in the history and restores the focus; scrolling earlier would be
    // interrupted.
    afterDialogs(() => requestAnimationFrame(() => onChoose(anchor)));
  };
  const sheet = { title: messages.categories.label, shape: 'sheet' } as const;
  const choices = <Choices {...categories} onChoose={choose} />;
  return (
    <>
      <Opener aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Utensils aria-hidden size={18} />
        {messages.categories.open}
        <VisuallyHidden> {messages.categories.label}</VisuallyHidden>
      </Opener>
      <EarlyDialog {...sheet}>{choices}</EarlyDialog>
      <Dialog {...sheet} open={open} onClose={() => setOpen(false)}>
        {choices}
      </Dialog>
    </>
  );
}
