import { styled } from '@burger/shared/styled';
import { font, size, space } from '@burger/shared/ui';
import type { PostBlock } from '../model/blog-post';

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

function Block({ block }: { block: PostBlock }) {
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The text of a post in one readable column. */
export const PostContent = ({ content }: { content: readonly PostBlock[] }) => (
  <Column>
    {content.map((block, part) => (
      <Block key={part} block={block} />
    ))}
  </Column>
);
