import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';

export const Screen = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(42rem, 100%);
  margin-inline: auto;
  h2 {
    font-size: ${size.xl};
  }
`;

export const Hero = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  text-align: center;
  p {
    color: ${color.inkSoft};
    font-size: ${size.lg};
  }
`;

export const Scene = styled.div`
  width: 100%;
  margin-bottom: ${space(2)};
  aspect-ratio: 21 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.amberWash};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  ${from.tablet} {
    grid-template-columns: repeat(3, auto);
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    margin: 0;
    font-size: ${size.xl};
    font-weight: 750;
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`;

export const Chat = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  p {
    flex: 1 1 14rem;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;
