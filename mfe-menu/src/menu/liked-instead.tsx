import type { Store } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, from, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { mostPopular } from '../suggestions/most-popular';
import { Favourites } from '../suggestions/favourites';
import { PhoneLink } from '../parts/phone-link';
import { useShop } from '../use-stores';

const Place = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  padding-top: ${space(2)};
  p {
    color: ${color.inkSoft};
  }
  ul {
    text-align: start;
    ${from.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${from.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const texts = messages.search;

/** What many people like, for who has found nothing, and a number to ask. */
export function LikedInstead({ vegOnly }: { vegOnly: Store<boolean> }) {
  const { dishes } = useShop();
  return (
    <Place>
      <p>{texts.instead}</p>
      <Favourites dishes={mostPopular(dishes)} vegOnly={vegOnly} />
      <p>
        {texts.call} <PhoneLink />
      </p>
    </Place>
  );
}
