import { styled } from '@burger/shared/styled';
import { Card, color, from, size, space } from '@burger/shared/ui';

export const Frame = styled(Card)`
  --pad: ${space(2)};
  padding: var(--pad) var(--pad) ${space(1)};
  overflow: hidden;
  ${from.tablet} {
    --pad: ${space(3)};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;

/* The dishes tell orders apart; the number is for who asks about one. */
export const Heading = styled.h2`
  color: ${color.inkSoft};
  font-family: inherit;
  font-weight: 600;
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

/* Two lines say what it was; everything stands in the details. */
export const Dishes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 650;
  font-size: ${size.lg};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
