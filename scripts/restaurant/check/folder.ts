import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as shapes from '@burger/shared/restaurant/files';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type * as v from 'valibot';

/** A finding in a restaurant's folder. An error prevents the shop from opening, a warning does not. */
export interface Finding {
  level: 'error' | 'warning';
  /** Path relative to the folder, such as `kn/menu.json`. */
  file: string;
  /** Line counted from 1; missing for findings about the complete file. */
  line?: number | undefined;
  says: string;
}

const finding =
  (level: Finding['level']) =>
  (file: string, line: number | undefined, says: string): Finding => ({ level, file, line, says });

export const error = finding('error');
export const warning = finding('warning');

export type Place = readonly (string | number)[];

// Plain words for the parser's error codes.
const inWords: Record<string, string> = {
  CommaExpected: 'a comma is missing before this',
  PropertyNameExpected: 'a name in double quotes is missing here, or a comma is too many',
  ValueExpected: 'a value is missing here, or a comma is too many',
  ColonExpected: 'a colon is missing here',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'there is text after the end',
  InvalidSymbol: 'a text must be in double quotes',
  InvalidCommentToken: 'comments are not possible in JSON',
  UnexpectedEndOfString: 'the double quote at the end of a text is missing',
};

export class JsonFile {
  readonly problems: Finding[];
  /** The parsed content; undefined if the file is not valid JSON. */
  readonly value: unknown;
  private readonly tree: Node | undefined;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    const faults: ParseError[] = [];
    this.tree = parseTree(text, faults, { disallowComments: true });
    const [first] = faults;
    this.problems = first
      ? [error(file, this.lineAt(first.offset), `The JSON is invalid: ${this.wordsOf(first)}.`)]
      : this.doubledNames();
    this.value = first || !this.tree ? undefined : getNodeValue(this.tree);
  }

  lineOf(place: Place): number | undefined {
    if (!this.tree) return undefined;
    for (let length = place.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(this.tree, place.slice(0, length));
      if (node) return this.lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  private wordsOf({ error: code }: ParseError): string {
    const name = printParseErrorCode(code);
    return inWords[name] ?? name;
  }

  // Reports names that occur twice in an object, because JSON.parse silently uses the last value.
  private doubledNames(): Finding[] {
    const found: Finding[] = [];
    const visit = (node: Node) => {
      const names = new Set<string>();
      for (const child of node.children ?? []) {
        const name = child.type === 'property' ? String(child.children?.[0]?.value) : undefined;
        if (name !== undefined && names.has(name)) {
          found.push(error(this.file, this.lineAt(child.offset), `“${name}” is defined twice.`));
        }
        if (name !== undefined) names.add(name);
        visit(child);
      }
    };
    if (this.tree) visit(this.tree);
    return found;
  }
}

export interface Folder {
  path: string;
  has(file: string): boolean;
  list(folder: string): string[];
  bytes(file: string): Buffer;
  /** Returns a JSON file of the folder, or null if it does not exist. */
  json(file: string): JsonFile | null;
}

export function openFolder(folder: string): Folder {
  const read = new Map<string, JsonFile>();
  const at = (file: string) => path.join(folder, file);
  const has = (file: string) => existsSync(at(file));
  return {
    path: folder,
    has,
    list: (name) => (has(name) ? readdirSync(at(name)).sort() : []),
    bytes: (file) => readFileSync(at(file)),
    json(file) {
      if (!has(file)) return null;
      const known = read.get(file) ?? new JsonFile(file, readFileSync(at(file), 'utf8'));
      read.set(file, known);
      return known;
    },
  };
}

/** Returns the content of a JSON file, or undefined if it is missing or invalid (another check reports). */
export const valueOf = (folder: Folder, file: string): unknown => folder.json(file)?.value;

export const errorAt = (folder: Folder, file: string, place: Place, says: string): Finding =>
  error(file, folder.json(file)?.lineOf(place), says);

export const warningAt = (folder: Folder, file: string, place: Place, says: string): Finding =>
  warning(file, folder.json(file)?.lineOf(place), says);

interface KnownFile {
  file: string;
  /** Missing if another check validates the file as part of the published menu. */
  schema?: v.GenericSchema;
}

/** Files with texts: the schema of the English file, and that of its translation. */
const reported: [file: string, schema?: v.GenericSchema, words?: v.GenericSchema][] = [
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
  ...reported.map(([file, schema]) => known(file, schema)),
  known('languages.json', shapes.LanguagesSchema),
  known('rules.json'),
  known('brand/theme.json', shapes.ThemeSchema),
  known('pages/reviews.json'),
];

const inLanguage: KnownFile[] = [
  ...reported.map(([file, , words]) => known(file, words)),
  known('pages/categories.json', shapes.CategoriesWordsSchema),
];

export const wordFiles = inLanguage.map(({ file }) => file);

/** Returns the languages in `languages.json` besides English; empty if the file cannot be read. */
export function otherLanguages(folder: Folder): string[] {
  const named = valueOf(folder, 'languages.json');
  return Array.isArray(named)
    ? named.filter((one): one is string => typeof one === 'string' && one !== 'en')
    : [];
}

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

/** Pictures shown at every restaurant: on the first screen, next to an empty cart and during delivery. */
const everywhere = ['hero', 'hero-cutout', 'scene-delivery'];

export const named = (folder: Folder): Named[] => [
  ...everywhere.map((slug) => ({ file: 'pictures', place: [], slug })),
  ...Object.entries(names).flatMap(([file, keys]) =>
    textsIn(valueOf(folder, file))
      .filter(({ place, text }) => text && keys.includes(String(place.at(-1))))
      .map(({ place, text }) => ({ file, place, slug: text })),
  ),
];

export interface Text {
  place: Place;
  text: string;
}

export function textsIn(value: unknown, place: Place = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...place, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...place, key]));
}

export const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (within, key) =>
      typeof within === 'object' && within !== null
        ? (within as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

interface Item {
  id?: unknown;
  name?: unknown;
  title?: unknown;
  question?: unknown;
  description?: unknown;
  category?: unknown;
  allergens?: unknown;
  code?: unknown;
  discount?: unknown;
  choices?: unknown;
  image?: unknown;
  studio?: unknown;
}

export const listOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : []).map((one) => (typeof one === 'object' && one) || {});
