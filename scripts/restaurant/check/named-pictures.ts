import type { Place } from './json-file';
import { textsIn } from './texts';

export interface Named {
  file: string;
  place: Place;
  slug: string;
}

// Under which names a file names pictures.
const names: Record<string, readonly string[]> = {
  'menu.json': ['picture', 'image'],
  'pages/home.json': ['slug'],
  'pages/reasons.json': ['slug'],
  'pages/about.json': ['slug'],
  'pages/contact.json': ['slug'],
  'pages/posts.json': ['picture', 'image', 'authorImage'],
  'pages/offers.json': ['image'],
  'pages/titles.json': ['picture'],
};

/** What stands in every site, whoever's it is: on the first screen, beside an empty cart, on the way. */
const everywhere = ['hero', 'hero-cutout', 'scene-delivery'];

/** Every picture that the folder names, with the place that names it. */
export const named = (read: (file: string) => unknown): Named[] => [
  ...everywhere.map((slug) => ({ file: 'pictures', place: [], slug })),
  ...Object.entries(names).flatMap(([file, keys]) =>
    textsIn(read(file))
      .filter(({ place, text }) => text && keys.includes(String(place.at(-1))))
      .map(({ place, text }) => ({ file, place, slug: text })),
  ),
];
