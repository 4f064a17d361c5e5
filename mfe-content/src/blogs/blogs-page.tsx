import { useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Container, Notice, SectionTitle, Stack, useHydrated } from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { type ReactNode, useState } from 'react';
import { categoryName } from '../parts/categories';
import { CategoryChips } from '../parts/filter';
import { IntroScene } from '../parts/intro-scene';
import { PageEnd } from '../parts/page-end';
import { PageIntro } from '../parts/page-intro';
import { PageSearch, ResultCount } from '../parts/search';
import { blogMessages as text } from './messages/en';
import { listAnchor, PostCard } from './post-card';
import { type BlogPost, findPosts, posts, postsPicture } from './posts';

/** Returns the decoded hash of the URL; empty in the prerendered page and during hydration. */
function useOpenHash(): string {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const Layout = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(7)};
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-auto-flow: dense;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(3)};
  }
  ${from.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

function Posts({
  title,
  visible,
  large = false,
}: {
  title: string;
  visible: readonly BlogPost[];
  large?: boolean;
}) {
  const openId = useOpenHash();
  if (visible.length === 0) return null;
  return (
    <Stack as="section" $gap={2.5} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Grid $columns={large ? 2 : 4}>
        {visible.map((post) => (
          <PostCard key={post.id} post={post} large={large} open={post.id === openId} />
        ))}
      </Grid>
    </Stack>
  );
}

export function BlogsPage({ newsletter }: { newsletter: ReactNode }) {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('All');
  const { featured, others } = findPosts({ query, category });
  const count = featured.length + others.length;
  return (
    <>
      <PageIntro
        title={text.title}
        lead={text.lead}
        ground="wash"
        art={<IntroScene slug={postsPicture} alt="" />}
      >
        <PageSearch label={text.search} onSearch={setQuery} />
      </PageIntro>
      <Layout id={listAnchor}>
        <Stack $gap={0.5}>
          <CategoryChips
            label={text.categories}
            of={posts}
            chosen={category}
            onChoose={setCategory}
          />
          <ResultCount>{count > 0 && text.found(count)}</ResultCount>
        </Stack>
        {count === 0 && <Notice>{text.none}</Notice>}
        <Posts title={text.featured} visible={featured} large />
        <Posts title={category === 'All' ? text.latest : categoryName(category)} visible={others} />
        {newsletter}
        <PageEnd />
      </Layout>
    </>
  );
}
