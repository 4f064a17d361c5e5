import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { messages } from '../messages/en';

const points =
  '50% 2%, 62% 36%, 98% 37%, 69% 58%, 79% 93%, 50% 72%, 21% 93%, 31% 58%, 2% 37%, 38% 36%';

export const Star = styled.span.attrs({ 'aria-hidden': true })<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  background: currentColor;
  clip-path: polygon(${points});
  forced-color-adjust: none;
`;

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
