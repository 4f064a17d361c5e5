import map from '@burger/restaurant/map.json';
import { wordsInPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import type { MapPoint } from '@burger/shared/restaurant/files';
import { styled } from '@burger/shared/styled';
import { color, font, from } from '@burger/shared/theme';
import { logoDrawing, useHydrated } from '@burger/shared/ui';
import {
  drawing,
  middleOf,
  nameBeside,
  nameOn,
  projection,
  smooth,
  straight,
  treesIn,
} from './map-shapes';
import { visitMessages } from './messages/en';

const names = wordsInPageLanguage<string>('mfe-content/map');
const spotOf = projection(restaurant.coordinates, map.across);
const spotsOf = (points: readonly MapPoint[]) => points.map(spotOf);
const inLanguage = (name: string) => names[name] ?? name;

const areas = (list: typeof map.parks) =>
  list.map(({ name, label, area }) => {
    const spots = spotsOf(area);
    return {
      name: name && inLanguage(name),
      label: label ? spotOf(label) : middleOf(spots),
      isCentred: !label,
      spots,
    };
  });

const water = areas(map.water);
const parks = areas(map.parks);

const roads = map.roads.map(({ name: written, main: isMain = false, path }) => {
  const spots = spotsOf(path);
  const name = written && inLanguage(written);
  return { name, isMain, spots, label: name ? nameOn(spots, name) : null };
});
const trees = parks.flatMap(({ spots, label }) =>
  treesIn(spots, { water: water.map((lake) => lake.spots), name: label }),
);
const places = map.places.map(({ name: written, at }) => {
  const [name, spot] = [inLanguage(written), spotOf(at)];
  return { name, spot, label: nameBeside(spot, name) };
});

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 16rem;
  background: ${color.sunken};
  font: 600 24px ${font.text};
  text {
    dominant-baseline: central;
    paint-order: stroke;
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  ${from.tablet} {
    font-size: 15px;
  }
`;

const lanes = roads.filter(({ isMain }) => !isMain);
const mains = roads.filter(({ isMain }) => isMain);
const lines = (list: typeof roads) => list.map(({ spots }) => smooth(spots)).join('');

const Road = ({ road: { name, label, isMain } }: { road: (typeof roads)[number] }) =>
  label && (
    <text
      transform={`translate(${label.spot.join(' ')}) rotate(${label.turn})`}
      textAnchor="middle"
      fill={isMain ? color.onAmber : color.inkSoft}
      stroke={isMain ? 'none' : color.card}
    >
      {name}
    </text>
  );

const Area = ({
  area: { name, label, isCentred },
  ground,
}: {
  area: (typeof parks)[number];
  ground: string;
}) => (
  <text
    x={label[0]}
    y={label[1]}
    textAnchor={isCentred ? 'middle' : 'start'}
    fill={color.ink}
    stroke={ground}
  >
    {name}
  </text>
);

const Place = ({ place: { name, spot, label } }: { place: (typeof places)[number] }) => (
  <g transform={`translate(${spot.join(' ')})`}>
    <circle r="8" fill={color.card} stroke={color.flame} strokeWidth="5" />
    <text
      x={label.dx}
      y={label.dy}
      textAnchor={label.anchor}
      fill={color.ink}
      stroke={color.sunken}
    >
      {name}
    </text>
  </g>
);

const Restaurant = () => (
  <g>
    <path d="M0 0C-30-32-38-50-38-68a38 38 0 0 1 76 0C38-50 30-32 0 0Z" fill={color.flame} />
    <circle cy="-68" r="29" fill={color.onFlame} />
    <svg x="-20" y="-88" width="40" height="40" aria-hidden dangerouslySetInnerHTML={logoDrawing} />
  </g>
);

const Content = () => (
  <>
    <path d={lines(lanes)} stroke={color.card} strokeWidth="14" fill="none" />
    <path
      d={map.buildings.map((house) => straight(spotsOf(house), true)).join('')}
      fill={color.line}
      stroke={color.line}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path
      d={parks.map(({ spots }) => straight(spots, true)).join('')}
      fill={color.leafWash}
      stroke={color.leafWash}
      strokeWidth="20"
      strokeLinejoin="round"
    />
    <path
      d={water.map(({ spots }) => smooth(spots, true)).join('')}
      fill={color.page}
      stroke={color.leaf}
      strokeOpacity=".4"
    />
    <g fill={color.leaf} fillOpacity=".75">
      {trees.map(({ spot: [x, y], radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
    <path d={lines(mains)} fill="none" stroke={color.amber} strokeWidth="28" />
    {roads.map((road) => (
      <Road key={straight(road.spots)} road={road} />
    ))}
    {parks.map((park) => (
      <Area key={straight(park.spots)} area={park} ground={color.leafWash} />
    ))}
    {water.map((lake) => (
      <Area key={straight(lake.spots)} area={lake} ground={color.page} />
    ))}
    {places.map((place) => (
      <Place key={place.name} place={place} />
    ))}
    <Restaurant />
  </>
);

/** The map around the restaurant. `isLate`: drawn after hydration, which keeps 0.9 KiB out of the page's document. */
export function AreaMap({ isLate = false }: { isLate?: boolean }) {
  const hydrated = useHydrated();
  return (
    <Drawing
      viewBox={`${-drawing.width / 2} ${-drawing.height / 2} ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={visitMessages.map}
    >
      {(hydrated || !isLate) && <Content />}
    </Drawing>
  );
}
