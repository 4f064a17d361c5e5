import { styled } from '@burger/shared/styled';
import { Notice } from '@burger/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ProblemPlace } from './refusal-place';

/** What went wrong with placing the order, and where it is put right. Each press makes a new one. */
export interface Problem {
  place: ProblemPlace;
  message: string;
  /** Whether the same press may simply be repeated. */
  retry?: boolean;
}

const Spot = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Shows a problem where it belongs, and brings the customer there. */
export function SectionProblem({
  problem,
  place,
  action,
}: {
  problem: Problem | null;
  place: ProblemPlace;
  action?: ReactNode;
}) {
  const spot = useRef<HTMLDivElement>(null);
  const mine = problem?.place === place ? problem : null;
  useEffect(() => {
    if (mine) spot.current?.focus();
  }, [mine]);
  if (!mine) return null;
  return (
    <Spot ref={spot} tabIndex={-1}>
      <Notice kind="alert" action={action}>
        {mine.message}
      </Notice>
    </Spot>
  );
}
