import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import type { Point } from '../parts/points';
import { icons } from '../parts/icons';

/** Points beside each other in threes, below each other on phones. */
export const PointRow = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(5)} ${space(4)};
  }
`;

const Box = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  align-content: start;
  h3 {
    font-size: ${size.xl};
  }
  svg {
    box-sizing: content-box;
    grid-row: span 2;
    padding: ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${color.amber};
    color: ${color.onAmber};
  }
`;

/** One strength of the restaurant, in a list of them. */
export function IconPoint({ icon, title, text }: Point) {
  const Icon = icons[icon];
  return (
    <Box>
      <Icon aria-hidden size={24} />
      <h3>{title}</h3>
      <p>{text}</p>
    </Box>
  );
}
