import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { withCategoryMoved, withDishMoved, type PublishedDish } from './menu-draft';
import { officeMessages } from './messages';
import { BigButton } from '../parts/buttons';
import { Panel, PanelHead, Rows, Soft } from '../parts/panel';
import { Theirs } from '../parts/user-text';
import type { MenuDraft } from './use-menu-draft';

const Price = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.md};
`;

const texts = officeMessages.menu;

function Moves({ name, onMove }: { name: string; onMove: (by: -1 | 1) => void }) {
  return (
    <>
      <BigButton $kind="quiet" aria-label={texts.up(name)} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden size={22} />
      </BigButton>
      <BigButton $kind="quiet" aria-label={texts.down(name)} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden size={22} />
      </BigButton>
    </>
  );
}

/** The dishes by category, in the order of the menu. */
export function DishList({
  menu,
  onEdit,
}: {
  menu: MenuDraft;
  onEdit: (dish: PublishedDish) => void;
}) {
  const { draft, change } = menu;
  return draft.categories.map(({ id, name }) => (
    <Panel key={id} aria-labelledby={`category-${id}`}>
      <PanelHead>
        <h2 id={`category-${id}`}>{name}</h2>
        <Moves name={name} onMove={(by) => change(withCategoryMoved(draft, id, by))} />
      </PanelHead>
      <Rows>
        {draft.dishes
          .filter(({ category }) => category === id)
          .map((dish) => (
            <li key={dish.id}>
              <div>
                <Theirs>{dish.name}</Theirs> <Price>{dish.price}</Price>
                {!dish.isAvailable && <Soft>{texts.outOfSeason}</Soft>}
              </div>
              <BigButton
                $kind="secondary"
                aria-label={texts.edit(dish.name)}
                onClick={() => onEdit(dish)}
              >
                <Pencil aria-hidden size={22} />
              </BigButton>
              <Moves name={dish.name} onMove={(by) => change(withDishMoved(draft, dish.id, by))} />
            </li>
          ))}
      </Rows>
    </Panel>
  ));
}
