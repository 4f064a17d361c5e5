import { filesOf } from '../../pictures/pictures';
import {
  at,
  knownFiles,
  named,
  textsIn,
  valueOf,
  warning,
  warningAt,
  type Finding,
  type Folder,
  type Place,
  type Text,
} from '../folder';
import { isMailProvider } from '../what-fits';

// Fields that identify a restaurant. A value equal to the example's was forgotten.
const identity: Record<string, readonly Place[]> = {
  'restaurant.json': [
    ['legalName'],
    ['siteUrl'],
    ['address', 'street'],
    ['coordinates', 'lat'],
    ['phones', 0],
    ['phones', 1],
    ['chatPhone'],
    ['emails', 'hello'],
    ['emails', 'orders'],
    ['ownerEmail'],
    ['grievanceOfficer', 'name'],
    ['grievanceOfficer', 'email'],
    ['grievanceOfficer', 'phone'],
    ['fssai'],
    ['links', 'googleReview'],
    ['links', 'instagram'],
  ],
  'rules.json': [
    ['gst', 'gstin'],
    ['upi', 'address'],
  ],
};

const facts = (folder: Folder, example: Folder): Finding[] =>
  Object.entries(identity).flatMap(([file, places]) =>
    places.flatMap((place) => {
      const value = at(valueOf(folder, file), place);
      if (value === undefined || value === '') return [];
      if (value !== at(valueOf(example, file), place)) return [];
      const says = `${place.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' → ')} is still the example's: ${String(value)}.`;
      return [warningAt(folder, file, place, says)];
    }),
  );

// Shorter texts may equal the example's by chance.
const isSentence = ({ text }: Text) => text.length > 40;

const words = (folder: Folder, example: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file }) => {
    const its = new Set(
      textsIn(valueOf(example, file))
        .filter(isSentence)
        .map(({ text }) => text),
    );
    const same = textsIn(valueOf(folder, file))
      .filter(isSentence)
      .filter(({ text }) => its.has(text));
    const [first] = same;
    if (!first) return [];
    const more = same.length > 1 ? `, and ${same.length - 1} more texts here` : '';
    const says = `“${first.text.slice(0, 60)}…” is still the example's${more}.`;
    return [warningAt(folder, file, first.place, says)];
  });

const isSame = (folder: Folder, example: Folder, file: string): boolean =>
  folder.has(file) && example.has(file) && folder.bytes(file).equals(example.bytes(file));

// This picture is drawn in the theme's colours, so it may differ from the example's.
const noPicture = 'no-picture.svg';

function drawings(folder: Folder, example: Folder): Finding[] {
  const slugs = new Set(named(folder).map(({ slug }) => slug));
  const same = [...slugs].filter((slug) => {
    const [file] = filesOf(slug);
    return file !== undefined && isSame(folder, example, `pictures/${file.name}`);
  });
  const [first] = same;
  const more = same.length > 1 ? ` and ${same.length - 1} more pictures are` : ' is';
  return [
    ...[
      'brand/logo.svg',
      'brand/icon.svg',
      'brand/icons/icon-192.png',
      'brand/theme.json',
      ...folder
        .list('pictures')
        .filter((file) => file.endsWith('.svg') && file !== noPicture)
        .map((file) => `pictures/${file}`),
    ]
      .filter((file) => isSame(folder, example, file))
      .map((file) => warning(file, undefined, "This is still the example's.")),
    ...(first ? [warning('pictures', undefined, `${first}${more} still the example's.`)] : []),
  ];
}

// Placeholder values: domains reserved for examples (RFC 2606), and a licence and phone number that do not
// exist.
const standIns: [RegExp, says: string][] = [
  [/@[\w.-]+\.example$|\.example(\/|$)/, 'is an example address, which reaches nobody.'],
  [/^0{14}$/, 'is not a licence number: write the number of your FSSAI licence.'],
  [/^\+91 90000 00000$/, 'is not a real phone number: write yours.'],
  [
    /placeid=$/,
    'has no place id: copy yours from your Google Business Profile, or remove the line.',
  ],
  [/instagram\.com\/$/, 'has no account: add yours, or remove the line.'],
];

const notYet = (folder: Folder): Finding[] =>
  textsIn(valueOf(folder, 'restaurant.json')).flatMap(({ place, text }) => {
    const says = standIns.flatMap(([looks, what]) => (looks.test(text) ? [what] : []));
    const host = /^https:\/\/([^/]+)/.exec(text)?.[1] ?? '';
    const isProviders = place[0] === 'siteUrl' && isMailProvider(host);
    if (isProviders) says.push("is a mail provider's: write the address of your own site.");
    return says.map((what) => warningAt(folder, 'restaurant.json', place, `${text} ${what}`));
  });

// Placeholder texts of a new folder, in each language.
const searchTerms = /\b(Write|Tell|Say) here\b|ಇಲ್ಲಿ ಬರೆಯಿರಿ|यहाँ लिखिए/;

const notWritten = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file }) =>
    textsIn(valueOf(folder, file))
      .filter(({ text }) => searchTerms.test(text))
      .map(({ place, text }) =>
        warningAt(folder, file, place, `“${text}” is a sample text: write your own.`),
      ),
  );

/** Reports placeholders and content of the example. The unchanged example gets a single warning. */
export function examples(folder: Folder, example: Folder): Finding[] {
  const nameOf = (of: Folder) => at(valueOf(of, 'restaurant.json'), ['name']);
  if (nameOf(folder) !== undefined && nameOf(folder) === nameOf(example)) {
    const says = 'This is the unchanged example: nothing in it describes your restaurant.';
    return [warningAt(folder, 'restaurant.json', ['name'], says)];
  }
  const still = [facts, words, drawings].flatMap((check) => check(folder, example));
  const reported = new Set(still.map(({ file, line }) => `${file}:${line}`));
  const requested = [...notYet(folder), ...notWritten(folder)];
  return [...still, ...requested.filter(({ file, line }) => !reported.has(`${file}:${line}`))];
}
