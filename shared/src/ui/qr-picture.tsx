import { styled } from '@burger/shared/styled';
import { useEffect, useState } from 'react';

/** Encodes a text as a QR code: rows of dark (true) and light modules. Loads the library on first use. */
export async function qrCode(text: string): Promise<boolean[][]> {
  const { default: qrcode } = await import(/* webpackChunkName: "qr" */ 'qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const places = [...Array(code.getModuleCount()).keys()];
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

// Scanners need dark modules on a light background with a white margin, also in the dark colour scheme.
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

/** Shows a text as a QR code. Reserves its space while loading, and is empty if that fails. */
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
