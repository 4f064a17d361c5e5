import { styled } from '@burger/shared/styled';
import { SearchField } from '@burger/shared/ui';
import { filterMessages } from './filter-messages';

const Field = styled(SearchField)`
  max-width: 32rem;
`;

/** The search of a page, which answers while one types. */
export const PageSearch = (props: { label: string; onSearch: (query: string) => void }) => (
  <Field clearLabel={filterMessages.clear} {...props} />
);
