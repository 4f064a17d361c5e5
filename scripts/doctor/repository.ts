import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
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

/** As much of `restaurant.json` as is asked about. */
interface Restaurant {
  siteUrl: string;
  emails: { hello: string; orders: string };
  coordinates: { lat: number; lng: number };
  links: { googleReview?: string };
}

/** What this checkout says of a project: what was meant to be deployed. */
export type Repository = ReturnType<typeof readRepository>;

/** Reads it from the project's folder and that of its restaurant; `named` is another project than the usual one. */
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
  return {
    project,
    /** The project's site at Hosting. */
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
    restaurant: JSON.parse(
      readFileSync(`${restaurantFolder}/restaurant.json`, 'utf8'),
    ) as Restaurant,
  };
}
