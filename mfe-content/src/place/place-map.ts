import map from '@burger/restaurant/map.json';
import { wordsInPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import type { MapPoint } from '@burger/shared/restaurant-files';
import { middleOf, nameBeside, nameOn, projection, treesIn } from './map-shapes';

const names = wordsInPageLanguage<string>('mfe-content/map');
const spotOf = projection(restaurant.coordinates, map.across);
const spotsOf = (points: readonly MapPoint[]) => points.map(spotOf);
const said = (name: string) => names[name] ?? name;

const areas = (list: typeof map.parks) =>
  list.map(({ name, label, area }) => {
    const spots = spotsOf(area);
    return {
      name: name && said(name),
      /** Where the name begins, or where its middle is. */
      label: label ? spotOf(label) : middleOf(spots),
      isCentred: !label,
      spots,
    };
  });

const water = areas(map.water);
const parks = areas(map.parks);

/** What is around the restaurant, where it lies on the drawing and with its names in the page's language. */
export const placeMap = {
  roads: map.roads.map(({ name: written, main = false, path }) => {
    const spots = spotsOf(path);
    const name = written && said(written);
    return { name, isMain: main, spots, label: name ? nameOn(spots, name) : null };
  }),
  parks,
  water,
  trees: parks.flatMap(({ spots, label }) =>
    treesIn(spots, { water: water.map((lake) => lake.spots), name: label }),
  ),
  buildings: map.buildings.map(spotsOf),
  places: map.places.map(({ name: written, at }) => {
    const [name, spot] = [said(written), spotOf(at)];
    return { name, spot, label: nameBeside(spot, name) };
  }),
};
