import { styled } from '@burger/shared/styled';
import { color, font, size, space } from '@burger/shared/ui';

/** What is waited for, from edge to edge of its card; nothing where that has no words. */
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
