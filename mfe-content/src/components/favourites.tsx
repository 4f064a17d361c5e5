import { restaurant } from '@burger/shared/restaurant';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { ButtonLink, from, Skeleton, space } from '@burger/shared/ui';
import { homeMessages } from '../home-messages';
import { Section } from './section';

// Shaped like what comes: cards side by side, of which a phone shows one and the edge of the next.
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(17.5rem, 80%);
  gap: ${space(2)};
  overflow: hidden;
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(3)};
  }
`;

/** A place for the menu's own favourites; this page knows only their names. */
export function Favourites() {
  const text = homeMessages.favourites;
  const names = restaurant.featuredDishes;
  return (
    <Section
      title={text.title}
      lead={text.lead}
      action={
        <ButtonLink to="/menu" $kind="secondary">
          {text.all}
        </ButtonLink>
      }
    >
      <Slot
        fragment="FeaturedFavorites"
        props={{ names }}
        fallback={
          <Row role="status" aria-busy aria-label={text.loading}>
            {names.map((name) => (
              <Skeleton key={name} $height="22rem" />
            ))}
          </Row>
        }
      />
    </Section>
  );
}
