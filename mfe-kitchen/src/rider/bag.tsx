import type { RiderOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';
import { UserText } from '../parts/customer';
import { riderLanguage, riderMessages as texts } from './messages/en';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

/* The labels on bags are printed in English. */
const English = styled(UserText)`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.md};
`;

/** Lists the dishes of a delivery in the page's language, with the English name on the bag's label below. */
export const Bag = ({ lines }: Pick<RiderOrder, 'lines'>) => (
  <section>
    <h2>{texts.dishes}</h2>
    <List>
      {lines.map(({ name, names, quantity }, at) => {
        const own = names?.[riderLanguage] ?? name;
        return (
          <li key={at}>
            <strong>{quantity} ×</strong> <UserText>{own}</UserText>
            {own !== name && <English lang="en">{name}</English>}
          </li>
        );
      })}
    </List>
  </section>
);
