import { isolated } from '@burger/shared/language';
import type { OrderLine } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, Picture, Price, radius, size, space } from '@burger/shared/ui';
import { chosenText } from '../cart/line-text';
import { messages } from '../messages';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    align-items: center;
    font-weight: 600;
  }
  li > div {
    flex: 1 1 5rem;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 3.5rem;
  height: 3rem;
  border-radius: ${radius.field};
  background: ${color.sunken};
  overflow: hidden;
`;

const Count = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  color: ${color.inkSoft};
  > :last-child {
    color: ${color.ink};
  }
`;

/** The dishes of an order, to look forward to, as they were chosen. */
export const Dishes = ({ lines }: { lines: readonly OrderLine[] }) => (
  <List>
    {lines.map(({ name, image, price, quantity, choices, note }, index) => (
      <li key={index}>
        <Thumb>
          <Picture slug={image} alt="" sizes="56px" />
        </Thumb>
        <div>
          {name}
          {choices.length > 0 && <small>{chosenText(choices)}</small>}
          {note !== '' && <small>{messages.cart.note(isolated(note))}</small>}
        </div>
        <Count>
          × {quantity}
          {price !== null && <Price paise={price * quantity} />}
        </Count>
      </li>
    ))}
  </List>
);
