import { styled } from '@burger/shared/styled';
import { Container, from, SectionTitle, size, space } from '@burger/shared/ui';
import { useAboutText } from './about-text';
import { StoryDrawings } from './story-drawings';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(6)};
  h2 {
    ${from.desktop} {
      margin-bottom: ${space(1)};
      font-size: ${size.xxxl};
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 38rem;
  font-size: ${size.lg};
  ${from.desktop} {
    display: block;
    max-width: none;
    columns: 2;
    column-gap: ${space(8)};
    > p {
      padding-bottom: ${space(2)};
      break-inside: avoid;
    }
  }
`;

/** How it all began, in lines of a length to read: one column, or two beside each other; and how it looks. */
export function AboutStory() {
  const text = useAboutText();
  return (
    <Columns>
      <SectionTitle>{text.storyTitle}</SectionTitle>
      <Words>
        {text.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <StoryDrawings />
    </Columns>
  );
}
