import { styled } from '@burger/shared/styled';
import { Card, color, size, space } from '@burger/shared/ui';

export const Frame = styled(Card)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(1)};
  height: 100%;
  padding: ${space(2)};
`;

export const About = styled.div`
  display: flex;
  gap: ${space(1.5)};
  min-height: 0;
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  min-width: 0;
`;

export const Dishes = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font: inherit;
  font-weight: 650;
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Notes = styled.div<{ $important: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ $important }) => ($important ? color.flameInk : color.inkSoft)};
  font-size: ${size.sm};
  font-weight: ${({ $important }) => ($important ? 600 : 400)};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Buttons = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(1)};
  > button {
    padding-inline: ${space(1)};
    white-space: nowrap;
  }
`;
