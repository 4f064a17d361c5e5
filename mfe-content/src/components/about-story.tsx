import { styled } from '@burger/shared/styled';
import { Container, from, Picture, radius, SectionTitle, size, space } from '@burger/shared/ui';
import { aboutText } from '../content/about';

const Halves = styled(Container)`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(7)};
    align-items: center;
  }
`;

const Shown = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card};
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 38rem;
  font-size: ${size.lg};
`;

/** How it all began. */
export const AboutStory = () => (
  <Halves>
    <Shown>
      <Picture
        slug="scene-ingredients"
        alt={aboutText.picture}
        sizes="(min-width: 64rem) 50vw, 130vw"
        eager
      />
    </Shown>
    <Words>
      <SectionTitle>{aboutText.storyTitle}</SectionTitle>
      {aboutText.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  </Halves>
);
