import { styled } from '@burger/shared/styled';
import {
  afterDialogs,
  color,
  Dialog,
  Picture,
  radius,
  size,
  space,
  studioGround,
  VisuallyHidden,
} from '@burger/shared/ui';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import { sectionLink, type CategoryLinksProps } from './category-links';

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
  &:focus-visible {
    border-radius: ${radius.pill};
  }
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
  &:focus-visible {
    border-radius: ${radius.field};
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 72px;
  height: 54px;
  /* The row's outline is drawn below what stands on it. */
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

/** On phones: a button in the thumb's reach that opens the categories with their counts. */
export function CategorySheet({ sections, active, onChoose }: CategoryLinksProps) {
  const [open, setOpen] = useState(false);
  const choose = (anchor: string) => {
    setOpen(false);
    // A step back in the history would break off a scroll under way, and the closing dialog gives the focus back first.
    afterDialogs(() => requestAnimationFrame(() => onChoose(anchor)));
  };
  return (
    <>
      <Opener aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Utensils aria-hidden size={18} />
        {messages.categories.open}
        <VisuallyHidden> {messages.categories.label}</VisuallyHidden>
      </Opener>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        shape="sheet"
        title={messages.categories.label}
      >
        <List>
          {sections.map((section) => (
            <li key={section.category.id} data-studio={section.category.studio}>
              <Choice {...sectionLink(section, { active, onChoose: choose })}>
                <Thumb>
                  <Picture slug={section.category.picture} alt="" sizes="72px" />
                </Thumb>
                {section.category.name}
                <Count>{messages.categories.count(section.dishes.length)}</Count>
              </Choice>
            </li>
          ))}
        </List>
      </Dialog>
    </>
  );
}
