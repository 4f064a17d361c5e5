import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/ui';

export const Screen = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(64rem, 100%);
  margin-inline: auto;
  h2 {
    font-size: ${size.xl};
  }
`;

/** The moment itself: the bag on the table, and when it comes. */
export const Hero = styled.div`
  display: grid;
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.onNight};
  overflow: hidden;
  ${from.desktop} {
    grid-template-columns: 1.1fr 1fr;
  }
`;

export const Scene = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  ${from.desktop} {
    aspect-ratio: auto;
    min-height: 26rem;
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1.5)};
  padding: ${space(3)} ${space(2)};
  p {
    color: ${color.onNightSoft};
  }
  ${from.tablet} {
    padding: ${space(5)};
  }
`;

export const Title = styled.h1`
  font-size: ${size.xxxl};
  font-weight: 800;
  &:focus {
    outline: none;
  }
`;

const List = styled.dl`
  margin: 0;
  dt {
    color: ${color.onNightSoft};
    font-size: ${size.sm};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export const Arrival = styled(List)`
  margin-top: ${space(1)};
  dd {
    color: ${color.amber};
    font: 800 ${size.huge} / 1.1 ${font.display};
    text-wrap: balance;
  }
`;

export const Facts = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(1)};
  dd {
    font-size: ${size.xl};
    font-weight: 750;
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(3)};
    align-items: start;
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
