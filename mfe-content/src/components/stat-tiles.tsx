import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/ui';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(3)};
  }
`;

const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(2)};
  border-radius: ${radius.card};
  background: ${color.amberWash};
  text-align: center;
  text-wrap: balance;
`;

const Value = styled.strong`
  color: ${color.amberInk};
  font: 800 ${size.xl} / 1.15 ${font.display};
  ${from.tablet} {
    font-size: ${size.xxl};
  }
`;

/** Numbers that say something, as tiles. */
export const StatTiles = ({
  stats,
}: {
  stats: readonly { readonly value: string; readonly label: string }[];
}) => (
  <Tiles>
    {stats.map(({ value, label }) => (
      <Tile key={value}>
        <Value>{value}</Value>
        <span>{label}</span>
      </Tile>
    ))}
  </Tiles>
);
