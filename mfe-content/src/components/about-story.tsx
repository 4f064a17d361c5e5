import { styled } from '@burger/shared/styled';
import { Container, from, SectionTitle, size, space } from '@burger/shared/ui';
import { aboutText } from '../content/about';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(6)};
  ${from.desktop} {
    grid-template-columns: 1fr 2fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 38rem;
  font-size: ${size.lg};
`;

/** How it all began, in one column to read. */
export const AboutStory = () => (
  <Columns>
    <SectionTitle>{aboutText.storyTitle}</SectionTitle>
    <Words>
      {aboutText.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  </Columns>
);
