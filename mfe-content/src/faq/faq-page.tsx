import { styled } from '@burger/shared/styled';
import { Container, from, Notice, SectionTitle, space, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { CategoryChips } from '../parts/filter';
import { ContactTiles } from './contact-tiles';
import { QuestionList } from './question-list';
import { ResultCount } from '../parts/result-count';
import { PageSearch } from '../parts/search';
import { PageIntro } from '../parts/page-intro';
import { IntroDish } from '../parts/intro-dish';
import { questions } from './questions-text';
import { faqMessages as text } from './messages';
import { categoriesOf, categoryName } from '../parts/categories';
import { countQuestions, findQuestions } from './questions';

const Room = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(7)};
  ${from.desktop} {
    gap: ${space(6)};
  }
`;

const mostAsked = questions.filter((each) => each.mostAsked);

/** Questions and answers, to search and to open. */
export function FaqPage() {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('All');
  const groups = findQuestions(questions, { query, category });
  const count = countQuestions(groups);
  const isWhole = query.trim() === '' && category === 'All';
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} ground="blush" art={<IntroDish />}>
        <PageSearch label={text.search} onSearch={setQuery} />
      </PageIntro>
      <Room>
        <Stack $gap={0.5}>
          <CategoryChips
            label={text.categories}
            categories={categoriesOf(questions)}
            chosen={category}
            onChoose={setCategory}
          />
          <ResultCount>{query.trim() !== '' && text.found(count)}</ResultCount>
        </Stack>
        {count === 0 && <Notice>{text.none}</Notice>}
        {isWhole && mostAsked.length > 0 && (
          <QuestionList title={text.mostAsked} questions={mostAsked} />
        )}
        {groups.map(({ category: name, questions: found }) => (
          <QuestionList key={name} title={categoryName(name)} questions={found} />
        ))}
        <Stack as="section" $gap={2} aria-label={text.stillTitle}>
          <SectionTitle>{text.stillTitle}</SectionTitle>
          <ContactTiles />
        </Stack>
      </Room>
    </>
  );
}
