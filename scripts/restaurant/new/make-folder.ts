import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { usualRetention, weekdays, type Rules, type Sitting } from '@burger/shared/contracts';
import type { Facts } from '@burger/shared/restaurant-files';
import { main as check } from '../check/check-folder';
import { translatedNow } from '../check/checks/older';
import { named, openFolder } from '../check/folder';
import { isMailProvider, lookOf, meantBy } from '../check/what-fits';
import { recordMadeFrom } from '../made-from';
import { drawBrand } from '../pictures/stand-ins';

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

const taglines: Record<string, string> = {
  kn: '{since} ರಿಂದ {area}, ಒಳ್ಳೆಯ ಊಟ.',
  hi: '{since} से {area} में अच्छा खाना।',
};

function addLanguage(folder: string, language: string, answers: Answers) {
  const { name, street, locality, city, region, officer, designation } = answers;
  // What nobody can translate but the owner, until they do: the check warns of it.
  write(`${folder}/${language}/restaurant.json`, {
    name,
    tagline: taglines[language] ?? '',
    address: { street, locality, city, region },
    grievanceOfficer: officer,
    grievanceDesignation: designation,
  });
  write(`${folder}/${language}/map.json`, {});
  const file = `${folder}/${language}/menu.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  write(file, { ...words, areas: { [locality]: locality } });
}

const slugsOf = (pictures: readonly { slug: string }[]) => [
  ...new Set(pictures.map(({ slug }) => slug)),
];

/** Makes a folder from answers: it passes the check, and its site starts. `blank`: the words and colours that all begin with. */
export async function makeFolder(folder: string, answers: Answers, blank: string) {
  const [, ...others] = languagesFrom(answers);
  mkdirSync(folder, { recursive: true });
  for (const part of ['README.md', 'brand', 'pages', 'menu.json', ...others]) {
    cpSync(`${blank}/${part}`, `${folder}/${part}`, { recursive: true });
  }
  write(`${folder}/package.json`, {
    name: '@burger/restaurant',
    version: '1.0.0',
    private: true,
    exports: { './*': './*' },
  });
  write(`${folder}/restaurant.json`, factsFrom(answers));
  write(`${folder}/languages.json`, ['en', ...others]);
  write(`${folder}/rules.json`, rulesFrom(answers));
  const empty = { roads: [], parks: [], water: [], buildings: [], places: [] };
  write(`${folder}/map.json`, { across: 500, ...empty });
  for (const language of others) addLanguage(folder, language, answers);
  const pictures = named(openFolder(folder));
  const ofLinks = pictures.filter(({ file }) => file === 'pages/titles.json');
  await drawBrand(folder, slugsOf(pictures), slugsOf(ofLinks));
  recordMadeFrom(folder, { translated: translatedNow(openFolder(folder), {}) });
}

interface Asked {
  folder: string;
  /** Without asking: every answer is the usual one. */
  yes: boolean;
  /** Words and colours that all begin with. */
  blank: string;
  example: string;
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

/** Makes the folder of a new restaurant and checks it; resolves to the exit code. What is there already is never overwritten. */
export async function main({ folder, yes, blank, example }: Asked): Promise<number> {
  if (holdsSomething(folder)) {
    console.error(`${folder} is not empty. Move it away, or name another folder.`);
    return 1;
  }
  const answers = await answersFrom(yes);
  console.log('Drawing pictures …');
  await makeFolder(folder, answers, blank);
  console.log(`${path.relative(process.cwd(), folder) || folder} is made.`);
  return check(folder, example);
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

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

/** `restaurant.json`. */
export function factsFrom(answers: Answers): Facts {
  const { name, email, phone, otherPhone, officer, designation } = answers;
  const { street, locality, city, region, postalCode } = answers;
  const domain = email.slice(email.indexOf('@') + 1);
  // Whose mailbox is a provider's has an address of the site to be chosen yet.
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

function sittingOf(opens: string, closes: string): Sitting {
  const before = (minutes: number) =>
    timeOf(Math.max(minutesOf(opens) + 1, minutesOf(closes) - minutes));
  return { opens, closes, kitchenCloses: before(30), lastOrders: before(45) };
}

type Week = NonNullable<Rules['sittings']>;
type Hours = Partial<Pick<Rules, 'hours' | 'closedWeekdays' | 'sittings'>>;

/** One sitting is said once, two with every weekday. */
function hoursFrom({ opens, closes, second }: Answers): Hours {
  const first = sittingOf(opens, closes);
  const [from, until] = second.split(/[-–]/).map((time) => time.trim());
  if (!from || !until) return { hours: first, closedWeekdays: [] };
  const both = [first, sittingOf(from, until)];
  return { sittings: Object.fromEntries(weekdays.map((day) => [day, both])) as Week };
}

/** `rules.json`. */
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

type Question = [asks: string, usual: Usual, looks: RegExp];
// Of the answers before it.
type Usual = string | ((answers: { name: string }) => string);

const something = /\S/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const phone = /^\+\d[\d ]{7,17}$/;

// What is asked, the usual answer, and what an answer looks like: the question comes again where it does not.
const questions = {
  name: ['What is it called?', 'Our Restaurant', something],
  legalName: ['Who owns it, as registered?', ({ name }) => name, something],
  cuisine: ['What do you cook? (several: with commas)', 'Indian', something],
  since: ['Since which year?', () => `${new Date().getFullYear()}`, /^(1[89]|20)\d\d$/],
  street: ['House and street?', '1 Main Road', something],
  locality: ['Which area of the town?', 'Town centre', something],
  city: ['Which town?', 'Bengaluru', something],
  region: ['Which state?', 'Karnataka', something],
  postalCode: ['PIN code?', '560001', /^\d{6}$/],
  coordinates: [
    'Latitude and longitude, as maps show them?',
    '12.97160, 77.59460',
    /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/,
  ],
  phone: ['Phone?', '+91 90000 00000', phone],
  otherPhone: ['A second phone?', '', new RegExp(`^$|${phone.source}`)],
  email: ['Mail address?', 'hello@restaurant.example', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  officer: ['Who answers complaints? (a name; the law wants it)', 'The owner', something],
  designation: ['And is what there? (the law wants that, too)', 'Owner', something],
  fssai: ['FSSAI licence, 14 digits?', '0'.repeat(14), /^\d{14}$/],
  scheme: [
    'Tax: regular, composition or unregistered?',
    'unregistered',
    /^(regular|composition|unregistered)$/,
  ],
  gstin: ['GSTIN?', '29AAAAA0000A1Z5', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/],
  opens: ['Opens at? (HH:MM)', '11:00', time],
  closes: ['Closes at? (HH:MM, the same day)', '22:00', time],
  second: [
    'A second sitting of the day? (such as 17:00-22:30, or no)',
    'no',
    /^(no|([01]\d|2[0-3]):[0-5]\d ?[-–] ?([01]\d|2[0-3]):[0-5]\d)$/,
  ],
  languages: [
    'Languages of the site? (en, then kn and hi if you like)',
    'en',
    /^en( ?, ?(kn|hi))*$/,
  ],
} satisfies Record<string, Question>;

/** What is asked of who makes a restaurant, as they answer it. */
export type Answers = Record<keyof typeof questions, string>;

/** Why an answer is asked for again, and what would do. */
function whyAgain(key: keyof Answers, typed: string, looks: RegExp): string {
  const meant = meantBy(typed, (text) => looks.test(text));
  const what = meant === null ? `it has to be ${lookOf([key]) ?? 'a text'}` : `write ${meant}`;
  return `“${typed}” does not fit: ${what}. `;
}

/** Asks one question after the other; `ask` resolves to what was typed, empty for the usual answer. */
export async function gatherAnswers(ask: (question: string) => Promise<string>): Promise<Answers> {
  const keys = Object.keys(questions) as (keyof Answers)[];
  const answers = Object.fromEntries(keys.map((key) => [key, ''])) as unknown as Answers;
  for (const key of keys) {
    if (key === 'gstin' && answers.scheme === 'unregistered') continue;
    const [asks, usual, looks]: Question = questions[key];
    const otherwise = typeof usual === 'string' ? usual : usual(answers);
    let [answer, why] = ['', ''];
    do {
      answer = (await ask(`${why}${asks} [${otherwise || 'none'}] `)).trim() || otherwise;
      why = whyAgain(key, answer, looks);
    } while (!looks.test(answer));
    answers[key] = answer;
  }
  return answers;
}
