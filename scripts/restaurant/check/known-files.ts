import * as shapes from '@burger/shared/restaurant-files';
import type * as v from 'valibot';
import { type Folder, type Place, valueOf } from './folder';
import { textsIn } from './texts';

interface KnownFile {
  file: string;
  /** Left out where another check knows it: what is published is held to its schema as a whole. */
  schema?: v.GenericSchema;
}

/** What is told in every language: the schema of the file itself, and of its words in another language. */
const told: [file: string, schema?: v.GenericSchema, words?: v.GenericSchema][] = [
  ['restaurant.json', shapes.FactsSchema, shapes.FactWordsSchema],
  ['menu.json'],
  ['pages/home.json', shapes.HomeSchema, shapes.HomeWordsSchema],
  ['pages/reasons.json', shapes.ReasonsSchema, shapes.ReasonsWordsSchema],
  ['pages/about.json', shapes.AboutSchema, shapes.AboutWordsSchema],
  ['pages/contact.json', shapes.ContactSchema, shapes.ContactWordsSchema],
  ['pages/posts.json', shapes.PostsSchema, shapes.PostsWordsSchema],
  ['pages/offers.json', shapes.OffersSchema, shapes.OffersWordsSchema],
  ['pages/orders.json', shapes.OrdersSchema, shapes.OrdersSchema],
  ['pages/questions.json', shapes.QuestionsSchema, shapes.QuestionsWordsSchema],
  ['pages/titles.json', shapes.TitlesSchema, shapes.TitlesWordsSchema],
  ['map.json', shapes.PlaceMapSchema, shapes.PlaceMapWordsSchema],
];

const known = (file: string, schema?: v.GenericSchema): KnownFile => ({
  file,
  ...(schema && { schema }),
});

const own: KnownFile[] = [
  ...told.map(([file, schema]) => known(file, schema)),
  known('languages.json', shapes.LanguagesSchema),
  known('rules.json'),
  known('brand/theme.json', shapes.ThemeSchema),
  known('pages/reviews.json'),
];

const inLanguage: KnownFile[] = [
  ...told.map(([file, , words]) => known(file, words)),
  known('pages/categories.json', shapes.CategoriesWordsSchema),
];

/** The languages beside English, as far as `languages.json` can be read. */
export function otherLanguages(folder: Folder): string[] {
  const named = valueOf(folder, 'languages.json');
  return Array.isArray(named)
    ? named.filter((one): one is string => typeof one === 'string' && one !== 'en')
    : [];
}

/** Every JSON file that the folder has to have. */
export const knownFiles = (folder: Folder): KnownFile[] => [
  ...own,
  ...otherLanguages(folder).flatMap((language) =>
    inLanguage.map(({ file, ...rest }) => ({ file: `${language}/${file}`, ...rest })),
  ),
];

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
export const named = (folder: Folder): Named[] => [
  ...everywhere.map((slug) => ({ file: 'pictures', place: [], slug })),
  ...Object.entries(names).flatMap(([file, keys]) =>
    textsIn(valueOf(folder, file))
      .filter(({ place, text }) => text && keys.includes(String(place.at(-1))))
      .map(({ place, text }) => ({ file, place, slug: text })),
  ),
];
