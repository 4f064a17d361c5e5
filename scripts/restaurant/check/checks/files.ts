import { placeholders as known } from '@burger/shared/restaurant/files';
import { imageSize } from 'image-size';
import { filesOf } from '../../pictures/pictures';
import {
  at,
  error,
  errorAt,
  knownFiles,
  listOf,
  named,
  textsIn,
  valueOf,
  warning,
  warningAt,
  type Finding,
  type Folder,
  type Named,
  type Place,
} from '../folder';
import { shapeProblems } from '../problems';

export const files = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file, schema }) => {
    const read = folder.json(file);
    if (!read) return [error(file, undefined, 'This file is missing.')];
    if (read.value === undefined || !schema) return read.problems;
    return [...read.problems, ...shapeProblems(read, schema)];
  });

const lists: { file: string; list: Place }[] = [
  { file: 'pages/posts.json', list: ['posts'] },
  { file: 'pages/offers.json', list: ['offers'] },
  { file: 'pages/questions.json', list: [] },
];

/** Reports duplicate ids of stories, offers and questions, which identify their translations and URLs. */
export const ids = (folder: Folder): Finding[] =>
  lists.flatMap(({ file, list }) => {
    const all = listOf(at(valueOf(folder, file), list)).map(({ id }) => id);
    return all.flatMap((id, index) => {
      if (id === undefined || all.indexOf(id) === index) return [];
      return [
        errorAt(folder, file, [...list, index, 'id'], `The id ${String(id)} is there twice.`),
      ];
    });
  });

// The first screen loads these facts about the restaurant without the shop rules.
const ofFacts: readonly string[] = ['name', 'area', 'city', 'since', 'years'];
// Complete sentences, which only the answers to frequent questions use.
const sentences: readonly string[] = ['tax', 'pickup'];
const ofRules = known.filter((name) => !sentences.includes(name));

/** Returns the placeholders allowed in a text: {otherPhone} only in restaurants with a second phone number. */
function possibleAt(folder: Folder, file: string, place: Place): readonly string[] {
  const possible = namedAt(file, place);
  const hasOther = at(valueOf(folder, 'restaurant.json'), ['phones', 1]) !== undefined;
  return hasOther ? possible : possible.filter((name) => name !== 'otherPhone');
}

function namedAt(file: string, place: Place): readonly string[] {
  const name = file.replace(/^[a-z]{2}\//, '');
  if (name === 'pages/questions.json') return known;
  const isEarly = ['restaurant.json', 'pages/home.json'].includes(name);
  const isTitle = name === 'pages/titles.json' && place.at(-1) === 'title';
  return isEarly || isTitle ? ofFacts : ofRules;
}

const namedIn = (text: string): [written: string, name: string][] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([written, name = '']) => [written, name]);

export const placeholders = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file }) =>
    textsIn(valueOf(folder, file)).flatMap(({ place, text }) => {
      const possible = possibleAt(folder, file, place);
      const list = possible.map((name) => `{${name}}`).join(', ');
      return namedIn(text)
        .filter(([, name]) => !possible.includes(name))
        .map(([written]) => {
          const says = `${written} is not a placeholder of this text. Possible ones: ${list}.`;
          return errorAt(folder, file, place, says);
        });
    }),
  );

const widthOf = (folder: Folder, name: string): number => {
  try {
    return imageSize(folder.bytes(name)).width;
  } catch {
    return 0;
  }
};

function wrongWith(folder: Folder, slug: string): string | null {
  const all = filesOf(slug).map(({ name, width }) => ({ name: `pictures/${name}`, width }));
  const missing = all.filter(({ name }) => !folder.has(name));
  if (missing.length === all.length) {
    return `There is no picture ${slug} in pictures/: \`npm run restaurant:pictures -- <folder>\` creates it from your photograph.`;
  }
  if (missing[0]) return `A size of the picture ${slug} is missing: ${missing[0].name}.`;
  for (const { name, width } of all) {
    const has = widthOf(folder, name);
    if (has === 0) return `${name} is no picture.`;
    if (has < width) return `${name} is too small: ${has} px wide instead of ${width}.`;
  }
  return null;
}

const cardOf = (folder: Folder, slug: string): string | null =>
  folder.has(`pictures/${slug}-card.jpg`)
    ? null
    : `The social card pictures/${slug}-card.jpg is missing: \`node scripts/docs/social-cards.mjs\` draws it.`;

function drawings(folder: Folder): Finding[] {
  const about = 'pages/about.json';
  return Object.keys(at(valueOf(folder, about), ['drawings']) ?? {})
    .filter((name) => !folder.has(`pictures/${name}.svg`))
    .map((name) => {
      const says = `There is no drawing pictures/${name}.svg.`;
      return errorAt(folder, about, ['drawings', name], says);
    });
}

// Reports dishes without a photograph if most have one. A menu without any photographs is intended.
function forgotten(folder: Folder): Finding[] {
  const dishes = listOf(at(valueOf(folder, 'menu.json'), ['dishes']));
  if (!dishes.some(({ image }) => image)) return [];
  return dishes.flatMap(({ name, image }, index) => {
    if (image !== '') return [];
    const says = `The dish “${String(name)}” has no picture: a drawn tile is shown instead.`;
    return [warningAt(folder, 'menu.json', ['dishes', index, 'image'], says)];
  });
}

function unnamed(folder: Folder, slugs: ReadonlySet<string>): Finding[] {
  const used = new Set([...slugs].flatMap((slug) => filesOf(slug).map(({ name }) => name)));
  const left = folder
    .list('pictures')
    .filter((file) => /-\d+\.(avif|webp)$/.test(file) && !used.has(file));
  const names = [...new Set(left.map((file) => file.replace(/-\d+\.\w+$/, '')))];
  if (names.length === 0) return [];
  return [
    warning('pictures', undefined, `Unused pictures, which may be deleted: ${names.join(', ')}.`),
  ];
}

export function pictures(folder: Folder): Finding[] {
  const reported = new Set<string>();
  const once = ({ file, place }: Named, says: string | null): Finding[] => {
    if (!says || reported.has(says)) return [];
    reported.add(says);
    return [errorAt(folder, file, place, says)];
  };
  const all = named(folder);
  return [
    ...all.flatMap((one) => [
      ...once(one, wrongWith(folder, one.slug)),
      ...(one.file === 'pages/titles.json' ? once(one, cardOf(folder, one.slug)) : []),
    ]),
    ...drawings(folder),
    ...forgotten(folder),
    ...unnamed(folder, new Set(all.map(({ slug }) => slug))),
  ];
}
