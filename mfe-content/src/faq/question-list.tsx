import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, size, space } from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import type { Question } from './questions';

// On a desktop the category stands beside its questions, so that these stay in one column to read.
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
    list-style: none;
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

/** Questions under their heading; each opens on a press, also without scripts. */
export const QuestionList = ({
  title,
  questions,
}: {
  title: string;
  questions: readonly Question[];
}) => (
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
