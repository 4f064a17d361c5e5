import { css, styled } from '@burger/shared/styled';
import { messages } from './messages/en';
import { color } from '../theme/theme';

const circle = css`
  border-radius: 50%;
`;
const triangle = css`
  clip-path: polygon(50% 4%, 100% 96%, 0 96%);
`;

// Drawn with CSS only, because a menu has dozens of marks, each of which is one element.
const Mark = styled.span<{ $veg: boolean; $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid;
  border-radius: 3px;
  color: ${({ $veg }) => ($veg ? color.leaf : color.brown)};
  background: ${color.card};
  forced-color-adjust: none;
  &::before {
    content: '';
    width: 66%;
    height: 66%;
    background: currentColor;
    ${({ $veg }) => ($veg ? circle : triangle)}
  }
`;

/** The mark that Indian food law requires: a green circle or brown triangle in a square, labelled for screen readers. */
export const VegMark = ({ isVeg, size = 18 }: { isVeg: boolean; size?: number }) => (
  <Mark $veg={isVeg} $size={size} role="img" aria-label={isVeg ? messages.veg : messages.nonVeg} />
);
