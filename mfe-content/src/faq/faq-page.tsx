import { pageRules } from '@burger/shared/shop/page';
import { openingTimes, sittingsText } from '@burger/shared/hours';
import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, shadow, size, space } from '@burger/shared/theme';
import { Container, Notice, SectionTitle, Stack } from '@burger/shared/ui';
import { Mail, MessageCircle, Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { categoryName } from '../parts/categories';
import { CategoryChips } from '../parts/filter';
import { IntroDish } from '../parts/intro-dish';
import { pageFacts } from '../parts/page-facts';
import { PageIntro } from '../parts/page-intro';
import { PageSearch, ResultCount } from '../parts/search';
import { chatLink, faqMessages as text } from './messages/en';
import { findQuestions, type Question, questions } from './questions';

const Tiles = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Tile = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  align-items: center;
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.ink};
  text-decoration: none;
  box-shadow: ${shadow.card};
  &:hover {
    box-shadow: ${shadow.raised};
  }
  svg {
    grid-row: span 2;
    color: ${color.flameInk};
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    overflow-wrap: anywhere;
  }
`;

/** Returns the hours when staff answer chats; with weekdays if these differ. */
function answeringHours(): string {
  const [times, other] = openingTimes(pageRules);
  return times && !other ? sittingsText(times.sittings) : pageFacts.hours;
}

const ContactTiles = () => (
  <Tiles>
    <Tile href={telLink(pageFacts.phone)}>
      <Phone aria-hidden size={26} />
      <strong>{text.call}</strong>
      <span>{pageFacts.phone}</span>
    </Tile>
    <Tile href={`mailto:${pageFacts.email}`}>
      <Mail aria-hidden size={26} />
      <strong>{text.write}</strong>
      <span>{pageFacts.email}</span>
    </Tile>
    <Tile href={chatLink} target="_blank" rel="noopener">
      <MessageCircle aria-hidden size={26} />
      <strong>{text.chat}</strong>
      <span>{text.chatLead(answeringHours())}</span>
    </Tile>
  </Tiles>
);

const Group = styled.section`
  display: grid;
  gap: ${space(1.5)};
  ${from.desktop} {
    grid-template-columns: 1fr 2.6fr;
    gap: ${space(4)};
  }
`;

const Title = styled.h2`
  font-size: ${size.xl};
  ${from.desktop} {
    position: sticky;
    top: 6rem;
    align-self: start;
    padding-top: ${space(1.5)};
  }
`;

const Entries = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
`;

const Entry = styled.details`
  & + & {
    border-top: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 3.5rem;
    padding: ${space(1.5)} ${space(2)};
    font-weight: 650;
    line-height: 1.35;
    cursor: pointer;
    ${from.tablet} {
      padding-inline: ${space(3)};
    }
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    border-radius: ${radius.card};
  }
  svg {
    flex: none;
    color: ${color.flameInk};
    transition: transform ${motion.quick};
  }
  &[open] svg {
    transform: rotate(45deg);
  }
`;

const Answer = styled.p`
  max-width: 40rem;
  padding: 0 ${space(7)} ${space(2.5)} ${space(2)};
  color: ${color.inkSoft};
  ${from.tablet} {
    padding-left: ${space(3)};
  }
`;

/** FAQ questions under a heading. Each opens on a click, also without scripts. */
const QuestionList = ({ title, questions }: { title: string; questions: readonly Question[] }) => (
  <Group aria-label={title}>
    <Title>{title}</Title>
    <Entries>
      {questions.map(({ question, answer }) => (
        <Entry key={question}>
          <summary>
            {question}
            <Plus aria-hidden size={20} />
          </summary>
          <Answer>{answer}</Answer>
        </Entry>
      ))}
    </Entries>
  </Group>
);

const Layout = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(3)} ${space(7)};
  ${from.desktop} {
    gap: ${space(6)};
  }
`;

const topQuestions = questions.filter((each) => each.mostAsked);

export function FaqPage() {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('All');
  const groups = findQuestions({ query, category });
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);
  const isWhole = query.trim() === '' && category === 'All';
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} ground="blush" art={<IntroDish />}>
        <PageSearch label={text.search} onSearch={setQuery} />
      </PageIntro>
      <Layout>
        <Stack $gap={0.5}>
          <CategoryChips
            label={text.categories}
            of={questions}
            chosen={category}
            onChoose={setCategory}
          />
          <ResultCount>{query.trim() !== '' && text.found(count)}</ResultCount>
        </Stack>
        {count === 0 && <Notice>{text.none}</Notice>}
        {isWhole && topQuestions.length > 0 && (
          <QuestionList title={text.frequent} questions={topQuestions} />
        )}
        {groups.map(({ category: name, questions: found }) => (
          <QuestionList key={name} title={categoryName(name)} questions={found} />
        ))}
        <Stack as="section" $gap={2} aria-label={text.stillTitle}>
          <SectionTitle>{text.stillTitle}</SectionTitle>
          <ContactTiles />
        </Stack>
      </Layout>
    </>
  );
}
