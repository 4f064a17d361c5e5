import { css, styled } from '@burger/shared/styled';
import type { ReactNode } from 'react';

/** What a page can see in the browser's storage before its first paint; set on the root element by its first script. */
export type StoredState = 'account' | 'usual' | 'cart' | 'no-orders';

const onlyWith = (kept: StoredState) => css`
  html:not([data-${kept}]) && {
    display: none;
  }
`;
const onlyWithout = (kept: StoredState) => css`
  html[data-${kept}] && {
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
  kept,
  answer,
  yes,
  no,
}: {
  kept: StoredState;
  answer: boolean | undefined;
  yes: ReactNode;
  no: ReactNode;
}) => (
  <>
    {answer !== true && <Side $guess={answer === undefined ? onlyWithout(kept) : null}>{no}</Side>}
    {answer !== false && <Side $guess={answer === undefined ? onlyWith(kept) : null}>{yes}</Side>}
  </>
);
