import {
  buttonLook,
  ButtonLink,
  Picture,
  space,
  type ButtonLook,
  useHydrated,
} from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import { useEffect, useRef } from 'react';
import { endMessages } from '../parts/end-messages';
import { blogMessages } from './messages';
import type { BlogPost } from './posts';
import { categoryName } from '../parts/categories';
import { PostArticle } from './post-card-look';
import { PostContent } from './post-content';
import { PostMeta } from './post-parts';
import { Tag, TagRow } from '../parts/tags';

const CloseLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

/** The place on the page that closing a post leads back to. */
export const listAnchor = 'stories';

/** A post as a card that opens where it stands; its address with the hash opens it as well. */
export function PostCard({
  post,
  large,
  open,
}: {
  post: BlogPost;
  /** Shown with its picture above the words; the others have it beside them. */
  large: boolean;
  open: boolean;
}) {
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
      <div className="words">
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
            <CloseLink href={`#${listAnchor}`} $kind="secondary">
              {blogMessages.close}
            </CloseLink>
          </Ways>
        </div>
      </div>
    </PostArticle>
  );
}
