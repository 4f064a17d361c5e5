import { css, styled } from '@burger/shared/styled';
import { canHover, color, motion, radius, size, space } from '../theme/theme';

export const chipStyle = css`
  flex: none;
  min-height: 2.75rem;
  padding: ${space(0.75)} ${space(2)};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size.sm};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${motion.quick},
    color ${motion.quick};
  ${canHover} {
    &:hover {
      border-color: ${color.edge};
    }
  }
  &[aria-pressed='true'],
  &[aria-current]:not([aria-current='false']) {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.page};
  }
`;

/** A small button in a group of choices. `aria-pressed` or `aria-current` marks the selected one. */
export const Chip = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  ${chipStyle}
`;
