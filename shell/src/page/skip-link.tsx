import { styled } from '@burger/shared/styled';
import { color, radius, space } from '@burger/shared/ui';

/** The first thing a keyboard reaches: past the header. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: 20;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.card};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
