import { styled } from '@burger/shared/styled';

// Readers want dark on light with a white margin, whatever the scheme of the page.
const Svg = styled.svg`
  width: min(16rem, 100%);
  height: auto;
  margin-inline: auto;
  border-radius: 8px;
  background: white;
  fill: black;
  forced-color-adjust: none;
`;

const margin = 4;

/** A QR code as a picture without a file. */
export function QrPicture({ squares, label }: { squares: boolean[][]; label: string }) {
  const side = squares.length + 2 * margin;
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Svg>
  );
}
