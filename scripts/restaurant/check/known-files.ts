import * as shapes from '@burger/shared/restaurant-files';
import type * as v from 'valibot';
import { valueOf, type Folder } from './folder';

interface KnownFile {
  file: string;
  /** Left out where another check knows it: what is published is held to its schema as a whole. */
  schema?: v.GenericSchema;
}

const own: KnownFile[] = [
  { file: 'restaurant.json', schema: shapes.FactsSchema },
  { file: 'languages.json', schema: shapes.LanguagesSchema },
  { file: 'menu.json' },
  { file: 'rules.json' },
  { file: 'brand/theme.json', schema: shapes.ThemeSchema },
  { file: 'pages/home.json', schema: shapes.HomeSchema },
  { file: 'pages/reasons.json', schema: shapes.ReasonsSchema },
  { file: 'pages/about.json', schema: shapes.AboutSchema },
  { file: 'pages/contact.json', schema: shapes.ContactSchema },
  { file: 'pages/posts.json', schema: shapes.PostsSchema },
  { file: 'pages/offers.json', schema: shapes.OffersSchema },
  { file: 'pages/orders.json', schema: shapes.OrdersSchema },
  { file: 'pages/questions.json', schema: shapes.QuestionsSchema },
  { file: 'pages/titles.json', schema: shapes.TitlesSchema },
  { file: 'pages/reviews.json' },
  { file: 'map.json', schema: shapes.PlaceMapSchema },
];

const inLanguage: KnownFile[] = [
  { file: 'restaurant.json', schema: shapes.FactWordsSchema },
  { file: 'menu.json' },
  { file: 'pages/home.json', schema: shapes.HomeWordsSchema },
  { file: 'pages/reasons.json', schema: shapes.ReasonsWordsSchema },
  { file: 'pages/about.json', schema: shapes.AboutWordsSchema },
  { file: 'pages/contact.json', schema: shapes.ContactWordsSchema },
  { file: 'pages/posts.json', schema: shapes.PostsWordsSchema },
  { file: 'pages/offers.json', schema: shapes.OffersWordsSchema },
  { file: 'pages/orders.json', schema: shapes.OrdersSchema },
  { file: 'pages/questions.json', schema: shapes.QuestionsWordsSchema },
  { file: 'pages/titles.json', schema: shapes.TitlesWordsSchema },
  { file: 'pages/categories.json', schema: shapes.CategoriesWordsSchema },
  { file: 'map.json', schema: shapes.PlaceMapWordsSchema },
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
