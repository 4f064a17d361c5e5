import { css, styled } from '@burger/shared/styled';
import type { ReactNode } from 'react';

/** What a page can see in the browser's storage before its first paint; set on the root element by its first script. */
export type StoredState = 'account' | 'usual' | 'cart' | 'no-orders';

const onlyWith = (stored: StoredState) => css`
  html:not([data-${stored}]) && {
    display: none;
  }
`;
const onlyWithout = (stored: StoredState) => css`
  html[data-${stored}] && {
    display: none;
  }
`;

const Side = styled.div<{ $guess: ReturnType<typeof css> | null }>`
  display: contents;
  ${({ $guess }) => $guess}
`;

/**
 * One of two states, `yes` or `no`, of which a prerendered page cannot know which is true. Until the answer is known
 * both stand in the page, and what the browser kept decides which one is seen; then the other one goes.
 */
export const PreHydrationSwitch = ({
  stored,
  answer,
  yes,
  no,
}: {
  stored: StoredState;
  answer: boolean | undefined;
  yes: ReactNode;
  no: ReactNode;
}) => (
  <>
    {answer !== true && (
      <Side $guess={answer === undefined ? onlyWithout(stored) : null}>{no}</Side>
    )}
    {answer !== false && <Side $guess={answer === undefined ? onlyWith(stored) : null}>{yes}</Side>}
  </>
);
