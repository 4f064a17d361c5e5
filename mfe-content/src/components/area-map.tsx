import { styled } from '@burger/shared/styled';
import { color, font, from } from '@burger/shared/ui';
import { placeMessages } from '../messages';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 16rem;
  background: ${color.sunken};
  font: 600 24px ${font.text};
  ${from.tablet} {
    font-size: 15px;
  }
`;

const lanes = [
  'M90 -10V410',
  'M205 -10V215',
  'M470 -10V196',
  'M585 -10V410',
  'M-10 70H650',
  'M-10 344H90',
  'M205 138H585',
];

const houses = [
  [20, 92, 50, 40],
  [20, 148, 50, 34],
  [112, 92, 72, 36],
  [112, 146, 40, 40],
  [224, 90, 58, 34],
  [298, 90, 72, 34],
  [386, 90, 64, 34],
  [224, 156, 70, 32],
  [400, 156, 48, 32],
  [490, 90, 74, 34],
  [490, 156, 60, 28],
  [20, 276, 50, 48],
  [604, 90, 60, 60],
  [604, 256, 60, 70],
] as const;

const trees = [
  [136, 324, 11],
  [164, 338, 8],
  [144, 372, 10],
  [530, 284, 9],
  [552, 296, 12],
  [548, 372, 9],
] as const;

const mainRoad = 'M-10 232C140 218 300 226 420 220S600 212 660 204';
const lakeShore =
  'M206 340c-4-34 46-50 98-44s66-16 116-8 86 22 84 50-46 42-98 38-70 10-122 6-74-10-78-42Z';

const Restaurant = () => (
  <g transform="translate(346 204)">
    <path d="M0 6C-30-26-38-44-38-62a38 38 0 0 1 76 0C38-44 30-26 0 6Z" fill={color.flame} />
    <path d="M-19-64c0-12 9-18 19-18s19 6 19 18Z" fill={color.amber} />
    <rect x="-20" y="-61" width="40" height="6" rx="3" fill={color.onFlame} />
    <path d="M-19-52h38c0 7-5 10-10 10H-9c-5 0-10-3-10-10Z" fill={color.amber} />
  </g>
);

/** A drawn map of the corner where the restaurant stands. */
export const AreaMap = () => (
  <Drawing
    viewBox="0 0 640 400"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={placeMessages.map}
  >
    <path d={lanes.join('')} stroke={color.card} strokeWidth="14" fill="none" />
    <g fill={color.line}>
      {houses.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" />
      ))}
    </g>
    <rect x="110" y="258" width="460" height="132" rx="14" fill={color.leafWash} />
    <path d={lakeShore} fill={color.page} stroke={color.leaf} strokeOpacity=".4" />
    <path
      d="M252 322q10-6 20 0t20 0M396 372q10-6 20 0t20 0"
      fill="none"
      stroke={color.leaf}
      strokeOpacity=".5"
    />
    <g fill={color.leaf} fillOpacity=".75">
      {trees.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <path d={mainRoad} fill="none" stroke={color.amber} strokeWidth="28" />
    <text x="160" y="232" fill={color.onAmber}>
      {placeMessages.mapRoad}
    </text>
    <text x="160" y="288" fill={color.ink}>
      {placeMessages.mapPark}
    </text>
    <text x="348" y="352" textAnchor="middle" fill={color.inkSoft}>
      {placeMessages.mapLake}
    </text>
    <Restaurant />
  </Drawing>
);
