import { css, styled } from '@burger/shared/styled';
import { ButtonAnchor, ButtonLink, Card, Picture, useHydrated } from '@burger/shared/ui';
import { color, from, motion, radius, shadow, size, space } from '@burger/shared/theme';
import { useEffect, useRef } from 'react';
import { categoryName } from '../parts/categories';
import { endMessages } from '../parts/messages/end/en';
import { Tag, TagRow } from '../parts/tags';
import { blogMessages } from './messages/en';
import { PostContent, PostMeta } from './post-parts';
import type { BlogPost } from './posts';

const column = '38rem';

// Small cards have their own layout on phones; an opened card looks the same on all screens.
const onPhones = '@media (max-width: 47.99rem)';

const opened = css`
  grid-column: 1 / -1;
  flex-direction: column;
  .whole {
    display: grid;
  }
  .more {
    display: none;
  }
  .counts {
    display: flex;
  }
  .face {
    display: block;
  }
  .shown {
    width: 100%;
    margin: 0;
    border-radius: 0;
    aspect-ratio: 16 / 9;
    ${from.desktop} {
      aspect-ratio: 5 / 2;
    }
  }
  .text {
    width: min(${column}, 100%);
    margin-inline: auto;
    padding: ${space(4)} ${space(2)} ${space(6)};
    ${from.tablet} {
      padding-inline: 0;
    }
  }
  .title {
    font-size: ${size.xxl};
    ${from.tablet} {
      font-size: ${size.xxxl};
    }
  }
  .title a::after {
    content: none;
  }
  .excerpt {
    display: block;
    overflow: visible;
    color: ${color.ink};
    font-size: ${size.lg};
    font-weight: 600;
  }
`;

// Small cards: phones show the picture next to the title, wider screens above it. The excerpt is cut off.
const small = css`
  .title {
    flex: 1;
    font-size: ${size.lg};
  }
  .excerpt {
    display: -webkit-box;
    flex: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: ${size.sm};
  }
  .counts {
    display: none;
  }
  ${onPhones} {
    flex-direction: row;
    .shown {
      width: 104px;
      margin: ${space(2)} 0 ${space(2)} ${space(2)};
      border-radius: ${radius.field};
      aspect-ratio: 1;
      align-self: start;
    }
    .text {
      padding: ${space(2)};
    }
    .more {
      display: none;
    }
  }
`;

/**
 * The card of a blog post. Before hydration the URL's hash opens it by CSS (`:target`), afterwards React
 * state does.
 */
const PostArticle = styled(Card).attrs({ as: 'article' })<{
  $large: boolean;
  $open: boolean;
}>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  outline: none;
  transition: box-shadow ${motion.calm};
  &:hover {
    box-shadow: ${shadow.raised};
  }
  .shown {
    flex: none;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: ${color.amberWash};
  }
  .text {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(1.5)};
    min-width: 0;
    padding: ${space(2.5)};
    ${from.desktop} {
      padding: ${space(3)};
    }
  }
  .title {
    font-size: ${size.xl};
    ${from.desktop} {
      font-size: ${size.xxl};
    }
  }
  .title a {
    color: ${color.ink};
    text-decoration: none;
  }
  .title a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .excerpt {
    flex: 1;
    color: ${color.inkSoft};
  }
  .whole {
    display: none;
    justify-items: start;
    gap: ${space(3)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
  .face {
    display: none;
  }
  .more {
    color: ${color.flameInk};
    font-weight: 650;
  }
  ${({ $large, $open }) => !$large && !$open && small}
  ${({ $open }) => $open && opened}
  &:target:not([data-live]) {
    ${opened}
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

export const listAnchor = 'stories';

export function PostCard({ post, large, open }: { post: BlogPost; large: boolean; open: boolean }) {
  const live = useHydrated();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    <PostArticle
      ref={article}
      id={post.id}
      tabIndex={-1}
      aria-labelledby={`${post.id}-title`}
      $large={large}
      $open={open}
      data-live={live || undefined}
    >
      <div className="shown">
        <Picture
          slug={post.image}
          alt={post.imageAlt}
          sizes="(min-width: 64rem) 600px, (min-width: 48rem) 50vw, 100vw"
        />
      </div>
      <div className="text">
        <TagRow>
          <Tag>{categoryName(post.category)}</Tag>
          {blogMessages.minutes(post.readTime)}
        </TagRow>
        <h3 className="title" id={`${post.id}-title`}>
          <a href={`#${post.id}`} aria-current={open || undefined}>
            {post.title}
          </a>
        </h3>
        <p className="excerpt">{post.excerpt}</p>
        <PostMeta post={post} />
        <p className="more" aria-hidden>
          {blogMessages.read} →
        </p>
        <div className="whole">
          <PostContent content={post.content} />
          <Ways>
            <ButtonLink to="/menu">{endMessages.menu}</ButtonLink>
            <ButtonAnchor href={`#${listAnchor}`} $kind="secondary">
              {blogMessages.close}
            </ButtonAnchor>
          </Ways>
        </div>
      </div>
    </PostArticle>
  );
}
