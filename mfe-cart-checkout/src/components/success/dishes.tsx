import type { Order } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, Picture, radius, space } from '@burger/shared/ui';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr auto;
    gap: ${space(1.5)};
    align-items: center;
    font-weight: 600;
  }
`;

const Thumb = styled.span`
  height: 3rem;
  border-radius: ${radius.field};
  background: ${color.sunken};
  overflow: hidden;
`;

/** The dishes of an order, to look forward to. */
export const Dishes = ({ items }: { items: Order['items'] }) => (
  <List>
    {items.map(({ id, name, image, quantity }) => (
      <li key={id}>
        <Thumb>
          <Picture slug={image} alt="" sizes="56px" />
        </Thumb>
        {name}
        <span>× {quantity}</span>
      </li>
    ))}
  </List>
);
