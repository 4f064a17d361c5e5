import { styled } from '@burger/shared/styled';
import { color, motion, space } from '@burger/shared/ui';

/** What is settled, folded to its summary; what leads into it opens it. */
export const Fold = styled.details`
  min-width: 0;
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
`;

/** The line that stands for it: an icon, the words, and what shows that it opens. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color.flameInk};
    transition: transform ${motion.quick};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
