import { styled } from '@burger/shared/styled';
import { useEffect, useState } from 'react';
import { qrCode } from './qr-code';

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

/** A text as a QR code. Its room is there before it is drawn, and goes where its library cannot be had. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<boolean[][] | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    let isCurrent = true;
    qrCode(text).then(
      (drawn) => isCurrent && setSquares(drawn),
      () => isCurrent && setSquares('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  if (squares === 'failed') return null;
  if (squares === 'drawing') return <Svg viewBox="0 0 1 1" aria-hidden />;
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
