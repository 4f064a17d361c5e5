import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';

/** A secondary sentence. */
export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
