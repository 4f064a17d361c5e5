import { styled } from '@burger/shared/styled';
import { Card } from '@burger/shared/ui';
import { color, font, from, size, space } from '@burger/shared/theme';

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

/* Customers recognise an order by its dishes; the number is for enquiries. */
export const Heading = styled.h2`
  color: ${color.inkSoft};
  font-family: inherit;
  font-weight: 600;
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

/* Limited to two lines; the details list everything. */
export const Dishes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 650;
  font-size: ${size.lg};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The headline of an order in progress, as wide as the order's card. Hidden when it is empty. */
export const Band = styled.div`
  display: grid;
  gap: ${space(0.25)};
  margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) 0;
  padding: ${space(2.5)} var(--pad);
  background: ${color.night};
  color: ${color.onNight};
  &:not(:has(> :not(:empty))),
  > :empty {
    display: none;
  }
`;

export const Soft = styled.p`
  color: ${color.onNightSoft};
`;

export const Words = styled.p`
  color: ${color.amber};
  font: 800 ${size.xxl} / 1.15 ${font.display};
  text-wrap: balance;
`;

export const Time = styled(Words)`
  font-size: ${size.xxxl};
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;
