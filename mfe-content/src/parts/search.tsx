import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';
import { SearchField } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { filterMessages } from './messages/filter/en';

const Line = styled.p`
  min-height: 1.4rem;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;

export const ResultCount = ({ children }: { children: ReactNode }) => (
  <Line role="status">{children}</Line>
);

const Field = styled(SearchField)`
  max-width: 32rem;
`;

export const PageSearch = (props: { label: string; onSearch: (query: string) => void }) => (
  <Field clearLabel={filterMessages.clear} {...props} />
);
