import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { size, space } from '@burger/shared/ui';
import { NoteBox } from './note-box';
import { Theirs } from '../parts/user-text';

const List = styled.ul`
  padding: 0;
  font-size: ${size.md};
  line-height: 1.25;
  list-style: none;
  /* One after the other like a sentence. */
  > li {
    display: inline;
    margin-inline-end: ${space(1)};
  }
`;

/** All dishes of an order that nobody cooks at the moment: to be checked, not to be cooked from. */
export function BriefDishes({ lines }: { lines: KitchenOrder['lines'] }) {
  return (
    <List>
      {lines.map(({ name, quantity, choices, note }, at) => (
        <li key={at}>
          <Theirs>
            <strong>{quantity} ×</strong> {name}
            {choices.length > 0 && ` (${choices.join(', ')})`}
          </Theirs>
          {note && <NoteBox>{note}</NoteBox>}
        </li>
      ))}
    </List>
  );
}
