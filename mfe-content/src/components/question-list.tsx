import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import { categoryName } from '../model/category-name';
import type { QuestionGroup } from '../model/question';

const Group = styled.section`
  display: grid;
  gap: ${space(1.5)};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

const Entry = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.card};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 3.25rem;
    padding: ${space(1)} ${space(2)};
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    border-radius: ${radius.field};
  }
  svg {
    flex: none;
    color: ${color.flameInk};
    transition: transform 150ms;
  }
  &[open] svg {
    transform: rotate(45deg);
  }
`;

const Answer = styled.p`
  max-width: 46rem;
  padding: 0 ${space(2)} ${space(2)};
  color: ${color.inkSoft};
`;

/** The questions of one category; each opens on a press, also without scripts. */
export const QuestionList = ({ group }: { group: QuestionGroup }) => (
  <Group aria-label={categoryName(group.category)}>
    <Title>{categoryName(group.category)}</Title>
    {group.questions.map(({ question, answer }) => (
      <Entry key={question}>
        <summary>
          {question}
          <Plus aria-hidden size={20} />
        </summary>
        <Answer>{answer}</Answer>
      </Entry>
    ))}
  </Group>
);
