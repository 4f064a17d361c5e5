import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, size, space, VegMark } from '@burger/shared/ui';
import { NoteBox } from './note-box';
import { Theirs } from '../parts/user-text';

const List = styled.ul`
  display: grid;
  gap: ${space(0.25)};
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(1)};
  align-items: baseline;
  font-size: ${size.lg};
  line-height: 1.2;
  > [role='img'] {
    align-self: center;
  }
`;

const Quantity = styled.strong`
  min-width: 1.9em;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  &[data-many='true'] {
    padding-inline: 0.3em;
    border-radius: 6px;
    background: ${color.ink};
    color: ${color.page};
    text-align: center;
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: 0 ${space(1)};
  padding: 0;
  color: ${color.inkSoft};
  font-size: ${size.md};
  line-height: 1.15;
  list-style: none;
  li {
    display: flex;
    gap: ${space(0.5)};
    min-width: 0;
  }
  li::before {
    content: '+';
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
`;

/** All dishes of an order: how many, which, with what, and what was asked for. */
export function CardDishes({ lines }: { lines: KitchenOrder['lines'] }) {
  return (
    <List>
      {lines.map(({ name, quantity, isVeg, choices, note }, at) => (
        <Line key={at}>
          <Quantity data-many={quantity > 1}>{quantity} ×</Quantity>
          <Name>
            <Theirs>{name}</Theirs>
          </Name>
          <VegMark isVeg={isVeg} size={16} />
          {choices.length > 0 && (
            <Choices>
              {choices.map((choice, place) => (
                <li key={place}>
                  <Theirs>{choice}</Theirs>
                </li>
              ))}
            </Choices>
          )}
          {note && (
            <Below>
              <NoteBox>{note}</NoteBox>
            </Below>
          )}
        </Line>
      ))}
    </List>
  );
}
