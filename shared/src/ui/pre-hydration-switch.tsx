import { css, styled } from '@burger/shared/styled';
import type { ReactNode } from 'react';

/**
 * States that the page's first script reads from the browser's storage and sets on the root element before
 * the first paint.
 */
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
 * Renders `yes` or `no` on a prerendered page, which cannot know which one applies. Until the answer is
 * known, both are in the HTML, and CSS shows one by the stored state. Then the other one is removed.
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
