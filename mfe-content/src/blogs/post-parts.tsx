import { groupDigits } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, font, radius, size, space } from '@burger/shared/theme';
import { Picture, VisuallyHidden } from '@burger/shared/ui';
import { Eye, Heart, MessageCircle } from 'lucide-react';
import { blogMessages } from './messages/en';
import { type BlogPost, postDay, type PostPart } from './posts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  line-height: 1.35;
  strong {
    display: block;
    color: ${color.ink};
  }
`;

const Face = styled.div`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.pill};
  overflow: hidden;
`;

const Counts = styled.ul`
  display: flex;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
  }
`;

export function PostMeta({ post }: { post: BlogPost }) {
  const counts = [
    { Icon: Eye, count: post.views, label: blogMessages.views },
    { Icon: Heart, count: post.likes, label: blogMessages.likes },
    { Icon: MessageCircle, count: post.comments, label: blogMessages.comments },
  ];
  return (
    <Row>
      <Author>
        <Face className="face">
          <Picture slug={post.authorImage} alt="" sizes="40px" />
        </Face>
        <span>
          <strong>{post.author}</strong>
          {post.authorRole} · <time dateTime={post.date}>{postDay(post.date)}</time>
        </span>
      </Author>
      <Counts className="counts">
        {counts.map(({ Icon, count, label }) => (
          <li key={label}>
            <Icon aria-hidden size={15} />
            {groupDigits(count)} <VisuallyHidden>{label}</VisuallyHidden>
          </li>
        ))}
      </Counts>
    </Row>
  );
}

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

export const PostContent = ({ content }: { content: readonly PostPart[] }) => (
  <Column>
    {content.map((part, place) => (
      <Part key={place} part={part} />
    ))}
  </Column>
);
