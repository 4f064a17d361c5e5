import { styled } from '@burger/shared/styled';
import type { ReactNode } from 'react';

// The room of the link and its code: what stands below it does not move away from a finger.
const Room = styled.p`
  min-height: 29rem;
`;

/** Says what a rider's link waits for. */
export const LinkOnItsWay = ({ children }: { children: ReactNode }) => (
  <Room role="status">{children}</Room>
);
