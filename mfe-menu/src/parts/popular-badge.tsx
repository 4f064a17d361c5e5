import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { Star } from './star';

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 0.1875rem ${space(1)} 0.1875rem ${space(0.75)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.xs};
  font-weight: 700;
  line-height: 1.3;
`;

export const PopularBadge = () => (
  <Badge>
    <Star $size={12} />
    {messages.dish.popular}
  </Badge>
);
