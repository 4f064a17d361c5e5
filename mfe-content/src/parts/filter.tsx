import { styled } from '@burger/shared/styled';
import { Chip } from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { categoriesOf, categoryName } from './categories';
import { filterMessages } from './messages/filter/en';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-inline: ${space(-2)};
  padding: ${space(0.5)} ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  ${from.tablet} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

export const CategoryChips = ({
  label,
  of,
  chosen,
  onChoose,
}: {
  label: string;
  of: readonly { category: string }[];
  chosen: string;
  onChoose: (category: string) => void;
}) => (
  <Row role="group" aria-label={label}>
    {['All', ...categoriesOf(of)].map((category) => (
      <Chip key={category} aria-pressed={category === chosen} onClick={() => onChoose(category)}>
        {category === 'All' ? filterMessages.all : categoryName(category)}
      </Chip>
    ))}
  </Row>
);
