import { css, keyframes, styled } from '@burger/shared/styled';
import { canHover, color, motion, shadow, size, space } from '@burger/shared/ui';

const pop = keyframes`from { transform: scale(0.9); }`;

// Drawn by style: every card has one.
const plus = css`
  content: '';
  flex: none;
  width: 0.8125rem;
  height: 0.8125rem;
  background:
    linear-gradient(currentColor 0 0) center / 100% 2.5px no-repeat,
    linear-gradient(currentColor 0 0) center / 2.5px 100% no-repeat;
`;

const main = css`
  --ground: ${color.flame};
  --ink: ${color.onFlame};
  --edge: transparent;
  --hover: ${color.flameDeep};
`;

const oneOfMany = css`
  --ground: ${color.card};
  --ink: ${color.flameInk};
  --edge: ${color.flameInk};
  --hover: ${color.flameWash};
`;

/**
 * The pill that offers a dish, and holds minus, quantity and plus once it is in the cart. One element is styled for
 * all of it: the last button is Add to Cart first and plus later, and keeps the focus.
 */
export const Pill = styled.div<{ $main: boolean }>`
  ${({ $main }) => ($main ? main : oneOfMany)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 8.5rem;
  max-width: 100%;
  border-radius: 1.375rem;
  > button {
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    place-items: center;
    gap: ${space(0.75)};
    min-height: 2.75rem;
    /* Off the edge, and no wider: a font of the system that is wide has just this room in a card. */
    padding: 0 3px;
    border: 1.5px solid var(--edge);
    border-radius: 1.375rem;
    background: var(--ground);
    color: var(--ink);
    font-weight: 700;
    font-size: ${size.sm};
    white-space: nowrap;
    box-shadow: ${shadow.card};
    cursor: pointer;
    &::before {
      ${plus}
    }
    /* A second line within the same button. */
    &:has(> small) {
      grid-auto-flow: row;
      grid-template-columns: auto auto;
      row-gap: 0;
      line-height: 1.3;
    }
    > small {
      grid-column: 1 / -1;
      font-weight: 500;
      font-size: min(0.75rem, 18px);
      line-height: 1.2;
    }
    &:active {
      background: var(--hover);
    }
    ${canHover} {
      &:hover {
        background: var(--hover);
      }
    }
    &:focus-visible {
      border-radius: 1.375rem;
    }
    &[aria-disabled='true'] {
      --ground: ${color.sunken};
      --ink: ${color.inkSoft};
      --edge: ${color.line};
      cursor: progress;
      &::before {
        display: none;
      }
    }
  }
  &[role='group'] {
    --ground: transparent;
    --ink: ${color.onFlame};
    --edge: transparent;
    --hover: ${color.flameDeep};
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    background: ${color.flame};
    color: ${color.onFlame};
    box-shadow: ${shadow.card};
    animation: ${pop} ${motion.quick};
    > button {
      padding: 0;
      box-shadow: none;
      &:focus-visible {
        outline-offset: -4px;
        outline-color: ${color.onFlame};
      }
      &:first-child::before {
        display: none;
      }
    }
  }
  > span {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
