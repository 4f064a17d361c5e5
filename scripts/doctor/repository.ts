import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { PublishedRulesSchema, wrongRules } from '@burger/shared/shop/publishing';
import * as v from 'valibot';
import { fileProblems } from '../../functions/src/settings';

export interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
}

interface Restaurant {
  siteUrl: string;
  emails: { hello: string; orders: string };
  address: { region: string };
  coordinates: { lat: number; lng: number };
  links: { googleReview?: string };
}

export type Repository = ReturnType<typeof readRepository>;

/** Reads settings of the repository and the restaurant. `named` replaces the default Firebase project. */
export function readRepository(root: string, restaurantFolder: string, named?: string) {
  const text = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const json = <Shape>(file: string) => JSON.parse(text(file)) as Shape;
  const jsonOf = <Shape>(file: string): Partial<Shape> =>
    existsSync(`${root}/${file}`) ? json<Shape>(file) : {};
  const { projects, siteBucket, targets } = jsonOf<{
    projects: { default?: string };
    siteBucket: string;
    targets: Record<string, { hosting?: { shell?: string[] } }>;
  }>('.firebaserc');
  const project = named ?? projects?.default ?? '';
  const environmentIn = (file: string) =>
    existsSync(`${root}/${file}`) ? parseEnv(text(file)) : {};
  const environment = {
    ...environmentIn('functions/.env'),
    ...(project && environmentIn(`functions/.env.${project}`)),
  };
  const [functions] = json<{ functions: { runtime: string }[] }>('firebase.json').functions;
  const { indexes, fieldOverrides } = json<{
    indexes: Index[];
    fieldOverrides: FieldOverride[];
  }>('firestore.indexes.json');
  const ofRestaurant = (file: string) =>
    JSON.parse(readFileSync(`${restaurantFolder}/${file}`, 'utf8')) as unknown;
  const restaurant = ofRestaurant('restaurant.json') as Restaurant;
  const rulesOfShop = v.safeParse(PublishedRulesSchema, ofRestaurant('rules.json'));
  return {
    project,
    hostingSite: targets?.[project]?.hosting?.shell?.[0],
    bucket: siteBucket,
    region: 'asia-south1',
    runtime: functions?.runtime,
    rules: text('firestore.rules'),
    indexes,
    fieldOverrides,
    ttl: fieldOverrides.filter(({ ttl }) => ttl),
    environment,
    settingsProblems: fileProblems(environment),
    restaurant,
    /** The findings of `restaurant:check` on the tax number and rates. */
    taxProblems: rulesOfShop.success
      ? wrongRules(rulesOfShop.output, restaurant.address.region)
          .filter(({ at }) => at[0] === 'gst')
          .map(({ message }) => message)
      : ['rules.json has mistakes.'],
  };
}
