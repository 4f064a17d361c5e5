import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { usualRetention, weekdays, type Rules } from '@burger/shared/contracts';
import type { Facts } from '@burger/shared/restaurant/files';
import { translatedNow } from '../check/checks/older';
import { named, openFolder } from '../check/folder';
import { isMailProvider } from '../check/what-fits';
import { recordMadeFrom } from '../made-from';
import { drawBrand } from '../pictures/drawings';
import { addToProduct } from '../../languages/add-language';
import { writeEnglishWords, writeJson } from './english-words';
import { gatherAnswers, sittingsFrom, type Answers } from './questions';

/**
 * Adds a language to a folder: with the blank folder's texts if it has them, otherwise with English texts to
 * be translated.
 */
function addLanguage(folder: string, language: string, answers: Answers, blank: string): void {
  const { name, street, locality, city, region, officer, designation } = answers;
  if (!existsSync(`${blank}/${language}`)) return writeEnglishWords(folder, language);
  cpSync(`${blank}/${language}`, `${folder}/${language}`, { recursive: true });
  const read = (file: string) =>
    JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as object;
  // Use name and address as typed until the owner translates them; restaurant:check warns of them.
  writeJson(`${folder}/${language}/restaurant.json`, {
    name,
    ...read('restaurant.json'),
    address: { street, locality, city, region },
    grievanceOfficer: officer,
    grievanceDesignation: designation,
  });
  writeJson(`${folder}/${language}/map.json`, {});
  const menu = read('menu.json');
  writeJson(`${folder}/${language}/menu.json`, { ...menu, areas: { [locality]: locality } });
}

const slugsOf = (pictures: readonly { slug: string }[]) => [
  ...new Set(pictures.map(({ slug }) => slug)),
];

/**
 * Creates a restaurant's folder that passes the check and whose site starts. `blank` contains the initial
 * texts and colours.
 */
export async function makeFolder(folder: string, answers: Answers, blank: string) {
  const [, ...others] = languagesFrom(answers);
  mkdirSync(folder, { recursive: true });
  for (const part of ['README.md', 'brand', 'pages', 'menu.json']) {
    cpSync(`${blank}/${part}`, `${folder}/${part}`, { recursive: true });
  }
  writeJson(`${folder}/package.json`, {
    name: '@burger/restaurant',
    version: '1.0.0',
    private: true,
    exports: { './*': './*' },
  });
  writeJson(`${folder}/restaurant.json`, factsFrom(answers));
  writeJson(`${folder}/languages.json`, ['en', ...others]);
  writeJson(`${folder}/rules.json`, rulesFrom(answers));
  const empty = { roads: [], parks: [], water: [], buildings: [], places: [] };
  writeJson(`${folder}/map.json`, { across: 500, ...empty });
  for (const language of others) addLanguage(folder, language, answers, blank);
  const pictures = named(openFolder(folder));
  const ofLinks = pictures.filter(({ file }) => file === 'pages/titles.json');
  await drawBrand(folder, slugsOf(pictures), slugsOf(ofLinks));
  recordMadeFrom(folder, { translated: translatedNow(openFolder(folder), {}) });
}

interface Requested {
  folder: string;
  yes: boolean;
  blank: string;
}

async function answersFrom(yes: boolean) {
  if (yes) return gatherAnswers(() => Promise.resolve(''));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await gatherAnswers((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

const holdsSomething = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Creates the folder of a new restaurant. Resolves to the exit code. Never overwrites an existing file. */
export async function main({ folder, yes, blank }: Requested): Promise<number> {
  if (holdsSomething(folder)) {
    console.error(`${folder} is not empty. Move it away, or name another folder.`);
    return 1;
  }
  const answers = await answersFrom(yes);
  console.log('Drawing pictures …');
  await makeFolder(folder, answers, blank);
  for (const language of languagesFrom(answers).slice(1)) {
    const note = addToProduct(language);
    if (note) console.log(note);
  }
  console.log(`Created ${path.relative(process.cwd(), folder) || folder}.`);
  return 0;
}

const pointOf = (coordinates: string) => {
  const [lat = 0, lng = 0] = coordinates.split(',').map(Number);
  return { lat, lng };
};

const listOf = (text: string): string[] => text.split(',').map((one) => one.trim());

const prefixOf = (name: string): string => {
  const letters = name.toUpperCase().replace(/[^A-Z ]/g, '');
  const initials = letters.split(/ +/).map((word) => word.slice(0, 1));
  return `${initials.join('')}${letters.replaceAll(' ', '').slice(1)}XX`.slice(0, 2);
};

export const languagesFrom = ({ languages }: Answers): string[] => [...new Set(listOf(languages))];

export function factsFrom(answers: Answers): Facts {
  const { name, email, phone, otherPhone, officer, designation } = answers;
  const { street, locality, city, region, postalCode } = answers;
  const domain = email.slice(email.indexOf('@') + 1);
  // A mail provider's domain cannot be the restaurant's site, so leave a placeholder.
  const host = isMailProvider(domain) ? 'restaurant.example' : domain;
  return {
    name,
    legalName: answers.legalName,
    tagline: 'Good food in {area} since {since}.',
    since: Number(answers.since),
    cuisine: listOf(answers.cuisine),
    siteUrl: `https://${host}`,
    orderIdPrefix: prefixOf(name),
    address: { street, locality, city, region, postalCode, country: 'IN' },
    coordinates: pointOf(answers.coordinates),
    timeZone: 'Asia/Kolkata',
    phones: otherPhone ? [phone, otherPhone] : [phone],
    chatPhone: phone,
    emails: { hello: email, orders: email },
    ownerEmail: email,
    grievanceOfficer: { name: officer, designation, email, phone },
    fssai: answers.fssai,
    links: {
      googleReview: 'https://search.google.com/local/writereview?placeid=',
      instagram: 'https://www.instagram.com/',
    },
  };
}

type Week = NonNullable<Rules['sittings']>;
type Hours = Partial<Pick<Rules, 'hours' | 'closedWeekdays' | 'sittings'>>;

/** Converts the opening times: one period as daily hours, two for each weekday. */
function hoursFrom(answers: Answers): Hours {
  const [first, ...others] = sittingsFrom(answers);
  if (others.length === 0) return { hours: first, closedWeekdays: [] };
  return { sittings: Object.fromEntries(weekdays.map((day) => [day, [first, ...others]])) as Week };
}

export function rulesFrom(answers: Answers): Omit<Rules, keyof Hours> & Hours {
  const { scheme, gstin, locality, coordinates } = answers;
  const rate = scheme === 'regular' ? 250 : 0;
  return {
    ...hoursFrom(answers),
    enforceHours: true,
    verifiedPhone: 'never',
    delivery: {
      freeUpToKm: 2,
      rupeesPerKm: 10,
      limitKm: 8,
      minutes: 40,
      latestMinutes: 60,
      roadFactor: 1.3,
      areas: [{ name: locality, ...pointOf(coordinates) }],
    },
    pickup: { minutes: 20, latestMinutes: 30 },
    slots: null,
    payments: ['cod'],
    upi: null,
    gst: { scheme: scheme as Rules['gst']['scheme'], gstin, sac: '996331', cgst: rate, sgst: rate },
    promos: [
      {
        code: 'WELCOME10',
        discount: 10,
        type: 'percentage',
        description: '10% off your order',
        minOrder: 0,
        forEveryone: true,
      },
    ],
    retention: usualRetention,
  };
}
