import { styled } from '@burger/shared/styled';
import { font, size, space } from '@burger/shared/ui';
import type { PostPart } from './posts';

const Column = styled.div`
  display: grid;
  gap: ${space(2)};
  width: min(38rem, 100%);
  font-size: ${size.lg};
  line-height: 1.65;
  h4 {
    margin-top: ${space(1)};
    font: 700 ${size.xl} / 1.2 ${font.display};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding-left: 1.25em;
  }
`;

function Part({ part }: { part: PostPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('heading' in part) return <h4>{part.heading}</h4>;
  return (
    <ul>
      {part.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The text of a post in one readable column. */
export const PostContent = ({ content }: { content: readonly PostPart[] }) => (
  <Column>
    {content.map((part, place) => (
      <Part key={place} part={part} />
    ))}
  </Column>
);
