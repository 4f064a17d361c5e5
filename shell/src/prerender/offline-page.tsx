import type { Dish } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/order/lines';
import { pageRules } from '@burger/shared/shop/page';
import { openingTimes } from '@burger/shared/hours';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  ButtonAnchor,
  ButtonLink,
  Container,
  drawingUrl,
  Lead,
  PageTitle,
  pictureUrl,
} from '@burger/shared/ui';
import { color, font, headerHeight, radius, size, space } from '@burger/shared/theme';
import { Fragment } from 'react';
import { messages, offlineMessages as text } from '../messages/en';
import { Actions, Centre } from '../page/error-page';
import { Footer } from '../page/footer';
import { Logo } from '../page/parts';

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  height: ${headerHeight};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  color: ${color.ink};
  font: 800 ${size.xl} ${font.display};
  text-decoration: none;
`;

const Screen = styled(Centre)`
  align-content: center;
  min-height: calc(100vh - ${headerHeight});
`;

/** Path of the offline page, which the service worker shows for pages that cannot be loaded. */
export const offlinePath = '/offline';

// In a single size: offline, the browser could pick one of several sizes that is not cached.
const hero = pictureUrl('hero-cutout', 480, 'avif');

const Hero = styled.img`
  width: min(16rem, 60%);
  transform: rotate(8deg);
  height: auto;
`;

const DishesTitle = styled.h2`
  margin-top: ${space(2)};
  font-size: ${size.lg};
`;

const Dishes = styled.ul`
  display: grid;
  /* Three columns, or fewer with large fonts. */
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(6rem, (100% - ${space(4)}) / 3)), 1fr)
  );
  gap: ${space(2)};
  width: min(40rem, 100%);
  padding: 0;
  list-style: none;
`;

const DishLink = styled(Link)`
  display: grid;
  gap: ${space(1)};
  color: ${color.ink};
  font-weight: 600;
  font-size: ${size.sm};
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const DishPicture = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.card};
`;

const { phones } = restaurant;

const pictureOf = ({ image }: NamedDish) =>
  image ? pictureUrl(image, 320, 'avif') : drawingUrl('no-picture');

/** The fields of a dish on the offline page; they do not change during the day. */
export type NamedDish = Pick<Dish, 'id' | 'name' | 'englishName' | 'image'>;

/**
 * Shown offline instead of a page that is not cached. It has no scripts and links its dishes to the cached
 * menu.
 */
export function OfflinePage({ dishes }: { dishes: readonly NamedDish[] }) {
  return (
    <>
      <header>
        <Bar>
          <Brand to="/">
            <Logo />
            {restaurant.name}
          </Brand>
        </Bar>
      </header>
      <Screen as="main">
        <Hero src={hero} alt="" width={480} height={480} />
        <PageTitle>{text.title}</PageTitle>
        <Lead>{text.lead}</Lead>
        <Actions>
          {/* An empty href reloads the requested address. */}
          <ButtonAnchor href="">{messages.remote.tryAgain}</ButtonAnchor>
          <ButtonLink to="/menu" $kind="secondary">
            {messages.error.menu}
          </ButtonLink>
        </Actions>
        {dishes.length > 0 && (
          <>
            <DishesTitle>{messages.error.dishes}</DishesTitle>
            <Dishes>
              {dishes.map((dish) => (
                <li key={dish.id}>
                  <DishLink to={`/menu#${dishAnchor(dish)}`}>
                    <DishPicture src={pictureOf(dish)} alt="" width={320} height={240} />
                    {dish.name}
                  </DishLink>
                </li>
              ))}
            </Dishes>
          </>
        )}
        <p>
          {text.call} <a href={telLink(phones[0])}>{phones[0]}</a>
          {openingTimes(pageRules).map(({ text: times }) => (
            <Fragment key={times}>
              <br />
              {times}
            </Fragment>
          ))}
        </p>
      </Screen>
      <Footer />
    </>
  );
}
