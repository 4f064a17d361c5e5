import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { ButtonLink, from, Skeleton, space } from '@burger/shared/ui';
import { useHomeText } from './home-text';
import { homeMessages } from './messages';
import { Section } from '../parts/section';

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

const shapes = ['first', 'second', 'third'];

/** A place for the menu's own favourites; which they are is the menu's to say. */
export function Favourites() {
  const text = homeMessages.favourites;
  return (
    <Section
      title={text.title}
      lead={useHomeText().favourites}
      action={
        <ButtonLink to="/menu" $kind="secondary">
          {text.all}
        </ButtonLink>
      }
    >
      <Slot
        fragment="FeaturedFavorites"
        props={{}}
        fallback={
          <Row role="status" aria-busy aria-label={text.loading}>
            {shapes.map((shape) => (
              <Skeleton key={shape} $height="22rem" />
            ))}
          </Row>
        }
      />
    </Section>
  );
}
