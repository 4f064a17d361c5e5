import type { Dish } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { dishMessages } from './dish-messages';
import { PhoneLink } from '../parts/phone-link';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  > div {
    display: contents;
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

const Allergy = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  a {
    white-space: nowrap;
  }
`;

/** What the kitchen knows of a dish, and whom to ask about what it has not written down. */
export function DishFacts({ dish }: { dish: Dish }) {
  const { spice, allergens, kcal, priceIncludesTax, netQuantity, maker } = dish;
  const known = [
    // Legal Metrology (Packaged Commodities) Rules, 6(10): what a package says is said where it is sold online.
    priceIncludesTax && [dishMessages.facts.mrp, dishMessages.facts.allTaxes(dish.price)],
    netQuantity && [dishMessages.facts.netQuantity, netQuantity],
    maker && [dishMessages.facts.maker, maker],
    spice && [dishMessages.facts.spice, dishMessages.facts.spices[spice]],
    allergens?.length && [dishMessages.facts.allergens, allergens.join(', ')],
    kcal && [dishMessages.facts.energy, dishMessages.facts.kcal(kcal)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <>
      {known.length > 0 && (
        <Facts>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      <Allergy>
        {dishMessages.facts.allergic} <PhoneLink />
      </Allergy>
    </>
  );
}
