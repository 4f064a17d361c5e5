import { styled } from '@burger/shared/styled';
import { color, font, radius } from '@burger/shared/ui';
import { placeMessages } from '../messages';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  font: 600 15px ${font.text};
`;

const lanes = [
  'M90 -10V410',
  'M205 -10V215',
  'M470 -10V196',
  'M575 -10V410',
  'M-10 70H650',
  'M-10 340H260',
  'M205 140H575',
];

const houses = [
  [20, 90, 52, 40],
  [20, 145, 52, 30],
  [108, 90, 80, 36],
  [108, 142, 36, 46],
  [222, 88, 60, 38],
  [300, 88, 70, 38],
  [388, 88, 66, 38],
  [222, 154, 76, 34],
  [490, 88, 68, 38],
  [490, 154, 68, 28],
  [20, 270, 52, 54],
  [20, 356, 52, 40],
  [594, 88, 60, 60],
  [594, 250, 60, 70],
] as const;

/** A drawn map of the corner where the restaurant stands. */
export const AreaMap = () => (
  <Drawing viewBox="0 0 640 400" role="img" aria-label={placeMessages.map}>
    <g stroke={color.card} strokeWidth="14" fill="none">
      {lanes.map((lane) => (
        <path key={lane} d={lane} />
      ))}
    </g>
    <g fill={color.line}>
      {houses.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" />
      ))}
    </g>
    <path d="M112 268h448v122H112Z" fill={color.leafWash} stroke={color.leaf} strokeOpacity=".35" />
    <path
      d="M200 352c0-34 44-52 96-46s60-16 116-10 88 22 88 48-42 40-96 38-70 10-120 6-84-8-84-36Z"
      fill={color.card}
      stroke={color.leaf}
      strokeOpacity=".35"
    />
    <g fill={color.leaf} fillOpacity=".7">
      {[140, 168, 520, 544, 152, 532].map((x, tree) => (
        <circle key={x} cx={x} cy={tree < 4 ? 296 : 366} r={tree % 2 ? 9 : 12} />
      ))}
    </g>
    <path d="M-10 236C140 220 300 228 420 222S600 214 660 206" {...road} />
    <path d="M-10 236C140 220 300 228 420 222S600 214 660 206" {...middle} />
    <g fill={color.inkSoft} stroke={color.sunken} strokeWidth="4" paintOrder="stroke">
      <text x="24" y="216">
        {placeMessages.mapRoad}
      </text>
    </g>
    <g fill={color.ink}>
      <text x="122" y="332">
        {placeMessages.mapPark}
      </text>
      <text x="290" y="346">
        {placeMessages.mapLake}
      </text>
    </g>
    <g transform="translate(346 206)">
      <path d="M0 6C-30-26-38-44-38-62a38 38 0 0 1 76 0C38-44 30-26 0 6Z" fill={color.flame} />
      <path d="M-19-64c0-12 9-18 19-18s19 6 19 18Z" fill={color.amber} />
      <rect x="-20" y="-61" width="40" height="6" rx="3" fill={color.onFlame} />
      <path d="M-19-52h38c0 7-5 10-10 10H-9c-5 0-10-3-10-10Z" fill={color.amber} />
    </g>
  </Drawing>
);

const road = { fill: 'none', stroke: color.amber, strokeWidth: 26, strokeOpacity: 0.75 };
const middle = { fill: 'none', stroke: color.onAmber, strokeWidth: 1.5, strokeDasharray: '10 12' };
