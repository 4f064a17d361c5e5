import { styled } from '@burger/shared/styled';
import { color, size, space, VegMark } from '@burger/shared/ui';
import { messages } from '../messages';
import { Star } from '../parts/star';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  padding: 0;
  list-style: none;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
`;

const Symbol = styled.span`
  display: grid;
  color: ${color.amberInk};
`;

/** What the marks on the cards mean. */
export const Legend = () => (
  <List aria-label={messages.legend.label}>
    <Entry>
      <Symbol aria-hidden>
        <VegMark isVeg size={16} />
      </Symbol>
      {messages.legend.veg}
    </Entry>
    <Entry>
      <Symbol aria-hidden>
        <VegMark isVeg={false} size={16} />
      </Symbol>
      {messages.legend.nonVeg}
    </Entry>
    <Entry>
      <Symbol aria-hidden>
        <Star $size={16} />
      </Symbol>
      {messages.legend.popular}
    </Entry>
  </List>
);
