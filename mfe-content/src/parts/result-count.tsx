import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import type { ReactNode } from 'react';

const Line = styled.p`
  min-height: 1.4rem;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;

/** How much a search found, told to screen readers as it changes. */
export const ResultCount = ({ children }: { children: ReactNode }) => (
  <Line role="status">{children}</Line>
);
