import { dishPicture, type Dish } from '@burger/shared/catalogue';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  color,
  from,
  motion,
  Picture,
  radius,
  shadow,
  size,
  space,
  VegMark,
} from '@burger/shared/ui';
import { dishAnchor } from '../model/dish-hash';
import { favourites } from '../model/favourites';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { AddToCart } from './add-to-cart';
import { useVegOnly } from './use-veg-only';

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(17.5rem, 80%);
  gap: ${space(2)};
  margin: ${space(-1)};
  padding: ${space(1)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  list-style: none;
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
    overflow: visible;
  }
`;

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  overflow: hidden;
  scroll-snap-align: center;
  transition: box-shadow ${motion.calm};
  &:hover {
    box-shadow: ${shadow.raised};
  }
`;

const Shown = styled.div`
  aspect-ratio: 4 / 3;
  background: ${color.amberWash};
  overflow: hidden;
  img {
    transition: transform ${motion.calm};
  }
  ${Card}:hover & img {
    transform: scale(1.04);
  }
`;

const Name = styled.h3`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} 0;
  font-size: ${size.lg};
  svg {
    margin-top: 0.125rem;
  }
`;

/** The whole card leads to the dish; the button lies above. */
const Opener = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.flameInk};
    outline-offset: -3px;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
`;

const Amount = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

const Action = styled.div`
  position: relative;
  z-index: 1;
`;

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 280px';

/** The favourites as picture-led cards; on phones they are swiped. */
export function Favourites({
  dishes,
  names,
  vegOnly,
}: {
  dishes: readonly Dish[];
  names: readonly string[];
  vegOnly: VegOnly;
}) {
  const shown = favourites(dishes, names, useVegOnly(vegOnly));
  return (
    <Row>
      {shown.map((dish) => (
        <Card key={dish.id}>
          <Shown>
            <Picture slug={dishPicture(dish)} alt="" sizes={sizes} />
          </Shown>
          <Name>
            <VegMark isVeg={dish.isVeg} />
            <Opener to={`/menu#${dishAnchor(dish.id)}`}>{dish.name}</Opener>
          </Name>
          <Foot>
            <Amount>{dish.price}</Amount>
            <Action>
              <AddToCart dish={dish} />
            </Action>
          </Foot>
        </Card>
      ))}
    </Row>
  );
}
