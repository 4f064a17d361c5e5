import { pageShop } from '@burger/shared/shop/page';
import { restaurant } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  color,
  font,
  from,
  motion,
  radius,
  shadow,
  size,
  space,
  studioGround,
} from '@burger/shared/theme';
import { Container, Picture, Stack } from '@burger/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Points } from '../parts/points';
import { Section } from '../parts/section';
import { postFeedback } from '../parts/site-api';
import { reviewMessages } from '../reviews/messages/en';
import { createSubmitReview, type SubmitReview } from '../reviews/review';
import { ReviewForm } from '../reviews/review-form';
import { Reviews } from '../reviews/reviews';
import { getReviews, keepReview, type PublicReviews } from '../reviews/reviews-api';
import { AreaMap } from '../visit/area-map';
import { VisitInfo } from '../visit/visit-info';
import { homeMessages, reasonsText, useHomeText } from './messages/en';

// The first tiles are larger on wide screens, so that the last row is always full.
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    --gap: ${space(3)};
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
    > * {
      flex: 1 1 calc(20% - var(--gap));
      min-width: 0;
    }
    > :nth-child(-n + 2) {
      flex-basis: calc(50% - var(--gap));
    }
  }
`;

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.card};
  background: ${studioGround};
  box-shadow: ${shadow.card};
  color: ${color.ink};
  text-decoration: none;
  overflow: hidden;
  transition: box-shadow ${motion.calm};
  img {
    transition: transform ${motion.calm};
  }
  &:hover {
    box-shadow: ${shadow.raised};
  }
  &:hover img {
    transform: scale(1.04);
  }
  /* A tile alone in its row on a phone has the height of the others, with its name beside the picture. */
  :last-child:nth-child(odd) > & {
    flex-direction: row;
    ${from.tablet} {
      flex-direction: column;
    }
  }
`;

const Rendered = styled.span`
  flex: none;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  :last-child:nth-child(odd) > a > & {
    width: calc(50% - ${space(0.75)});
  }
  ${from.tablet} {
    :last-child:nth-child(odd) > a > & {
      width: auto;
    }
    :nth-child(-n + 2) > a > & {
      aspect-ratio: 2 / 1;
    }
  }
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-height: 2.75rem;
  padding: ${space(1.25)} ${space(1.5)};
  font: 700 ${size.md} / 1.2 ${font.display};
  ${from.desktop} {
    padding: ${space(1.5)} ${space(2)};
    font-size: ${size.lg};
  }
  svg {
    flex: none;
    color: ${color.flameInk};
  }
`;

const CategoryTeasers = () => (
  <Section isLate title={homeMessages.categories}>
    <Tiles>
      {pageShop.categories.map(({ id, name, picture, studio }) => (
        <li key={id} data-studio={studio}>
          <Tile to={`/menu#${id}`}>
            <Rendered>
              <Picture slug={picture} alt="" sizes="(min-width: 48rem) 34rem, 50vw" />
            </Rendered>
            <Name>
              {name}
              <ArrowRight aria-hidden size={18} />
            </Name>
          </Tile>
        </li>
      ))}
    </Tiles>
  </Section>
);

const handOn = createSubmitReview({
  owner: postFeedback,
  device: keepReview,
  clipboard: async (text) => navigator.clipboard.writeText(text),
  // Browsers may block the popup, so the view has a link as well.
  publicPage: () => window.open(restaurant.links.googleReview, '_blank', 'noopener'),
});

const Night = styled.section`
  background: ${color.night};
  color: ${color.onNight};
`;

const Halves = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(5)};
  ${from.desktop} {
    grid-template-columns: 1.05fr 1fr;
    gap: ${space(8)};
    align-items: center;
    padding-block: ${space(8)};
  }
`;

const Beside = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.card};
  overflow: hidden;
  ${from.desktop} {
    aspect-ratio: 5 / 4;
  }
`;

const Title = styled.h2`
  font-size: ${size.xxl};
  ${from.desktop} {
    font-size: ${size.xxxl};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  padding: 0;
  list-style: none;
  svg {
    padding: ${space(1.25)};
  }
  p {
    color: ${color.onNightSoft};
  }
`;

function Reasons() {
  const id = useId();
  const { picture, reasons, title } = reasonsText;
  return (
    <Night aria-labelledby={id} data-late="">
      <Halves>
        <Beside>
          <Picture {...picture} sizes="(min-width: 64rem) 55rem, 130vw" />
        </Beside>
        <div>
          <Title id={id}>{title}</Title>
          <List>
            <Points of={reasons} />
          </List>
        </div>
      </Halves>
    </Night>
  );
}

export const HomeRest = ({
  loadReviews = getReviews,
  submitReview = handOn,
}: {
  loadReviews?: () => Promise<PublicReviews>;
  submitReview?: SubmitReview;
}) => (
  <>
    <CategoryTeasers />
    <Reasons />
    <Section isLate title={reviewMessages.title}>
      <Stack $gap={4}>
        <Reviews loadReviews={loadReviews} />
        <ReviewForm submitReview={submitReview} />
      </Stack>
    </Section>
    <Section isLate title={homeMessages.visit.title} lead={useHomeText().visit}>
      <VisitInfo map={<AreaMap isLate />} />
    </Section>
  </>
);
