import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, color, from, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { mostPopular } from '../model/most-popular';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { Favourites } from './favourites';
import { useShop } from './stores-context';
import { useVegOnly } from './use-veg-only';

const Wrap = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(6)};
  text-align: center;
`;

const Words = styled.h2`
  font-size: ${size.xl};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
`;

const Instead = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  padding-top: ${space(2)};
  ul {
    text-align: start;
    ${from.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const texts = messages.search;
const [phone] = restaurant.phones;

/** Stands where the dishes would be when a search finds none: what many people like, and a number to ask. */
export function NothingFound({ vegOnly, onClear }: { vegOnly: VegOnly; onClear: () => void }) {
  const { dishes } = useShop();
  const isVegOnly = useVegOnly(vegOnly);
  return (
    <Wrap>
      <Words>{texts.nothing}</Words>
      {isVegOnly && <Hint>{texts.nothingVegOnly}</Hint>}
      <Button onClick={onClear}>{texts.clear}</Button>
      <Instead>
        <Hint>{texts.instead}</Hint>
        <Favourites names={mostPopular(dishes)} vegOnly={vegOnly} />
      </Instead>
      <Hint>
        {texts.call} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
      </Hint>
    </Wrap>
  );
}
