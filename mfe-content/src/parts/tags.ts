import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';

export const Tag = styled.span`
  padding: 2px ${space(1.25)};
  border-radius: ${radius.pill};
  background: ${color.flameWash};
  color: ${color.flameInk};
  font-size: ${size.sm};
  font-weight: 650;
`;

export const TagRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
