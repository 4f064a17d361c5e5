import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';

/** A small sentence in soft ink, below what it explains. */
export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
