import { styled } from '@burger/shared/styled';
import { color, font, from, size, space } from '@burger/shared/ui';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space(3)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    align-content: start;
    padding-top: ${space(1.5)};
    border-top: 3px solid ${color.amber};
  }
  strong {
    font: 800 ${size.xxl} / 1.15 ${font.display};
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(4)};
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
      <li key={value}>
        <strong>{value}</strong>
        <span>{label}</span>
      </li>
    ))}
  </Tiles>
);
