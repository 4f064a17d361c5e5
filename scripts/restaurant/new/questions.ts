import type { Sitting } from '@burger/shared/contracts';
import { minutesOf } from '@burger/shared/hours';
import { translations } from '@burger/shared/i18n';
import { gstinProblems, wrongSittings } from '@burger/shared/shop/publishing';
import { isLanguage } from '../../languages/add-language';
import { lookOf, meantBy } from '../check/what-fits';

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

function sittingOf(opens: string, closes: string): Sitting {
  const before = (minutes: number) =>
    timeOf(Math.max(minutesOf(opens) + 1, minutesOf(closes) - minutes));
  return { opens, closes, kitchenCloses: before(30), lastOrders: before(45) };
}

/** Returns the one or two daily opening periods, in the order of the answers. */
export function sittingsFrom({ opens, closes, second }: Answers): [Sitting, ...Sitting[]] {
  const first = sittingOf(opens, closes);
  const [from, until] = second.split(/[-–]/).map((time) => time.trim());
  return from && until ? [first, sittingOf(from, until)] : [first];
}

type Question = [asks: string, usual: Usual, looks: RegExp];
// The default answer, which may depend on earlier answers.
type Usual = string | ((answers: { name: string }) => string);

const something = /\S/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const phone = /^\+\d[\d ]{7,17}$/;

// Each question with its default answer and the format of an answer. An invalid answer repeats the question.
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
  officer: ['Who handles complaints? (a name, required by law)', 'The owner', something],
  designation: ['Position of that person? (required by law)', 'Owner', something],
  fssai: ['FSSAI licence, 14 digits?', '0'.repeat(14), /^\d{14}$/],
  scheme: [
    'Tax: regular, composition or unregistered?',
    'unregistered',
    /^(regular|composition|unregistered)$/,
  ],
  gstin: ['GSTIN?', '29AAAAA0000A1ZY', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/],
  opens: ['Opens at? (HH:MM)', '11:00', time],
  closes: ['Closes at? (HH:MM, the same day: 23:59 at the latest)', '22:00', time],
  second: [
    'A second sitting of the day? (such as 17:00-22:30, or no)',
    'no',
    /^(no|([01]\d|2[0-3]):[0-5]\d ?[-–] ?([01]\d|2[0-3]):[0-5]\d)$/,
  ],
  languages: [
    `Languages of the site? (en, then ${translations.join(', ')} or other two-letter codes as you like)`,
    'en',
    /^en( ?, ?[a-z]{2})*$/,
  ],
} satisfies Record<string, Question>;

export type Answers = Record<keyof typeof questions, string>;

/** Returns restaurant:check's message on an answer, given the earlier ones, or undefined if it is valid. */
function wrongWith(key: keyof Answers, answers: Answers): string | undefined {
  if (key === 'languages') {
    const unknown = answers.languages.split(/ ?, ?/).find((code) => !isLanguage(code));
    return unknown && `${unknown} is the code of no language.`;
  }
  if (key === 'gstin') return gstinProblems(answers.gstin, answers.region)[0];
  if (key !== 'closes' && key !== 'second') return undefined;
  return wrongSittings(sittingsFrom(answers), [])[0]?.message;
}

/** Returns why a question is asked again, with a valid example, or null for a valid answer. */
function whyAgain(key: keyof Answers, answers: Answers, looks: RegExp): string | null {
  const typed = answers[key];
  if (looks.test(typed)) {
    const wrong = wrongWith(key, answers);
    return wrong === undefined ? null : `“${typed}” does not fit: ${wrong} `;
  }
  const meant = meantBy(typed, (text) => looks.test(text));
  const what = meant === null ? `it has to be ${lookOf([key]) ?? 'a text'}` : `write ${meant}`;
  return `“${typed}” does not fit: ${what}. `;
}

/** Asks the questions in order. `ask` resolves to the typed answer; an empty one means the default. */
export async function gatherAnswers(ask: (question: string) => Promise<string>): Promise<Answers> {
  const keys = Object.keys(questions) as (keyof Answers)[];
  const answers = Object.fromEntries(keys.map((key) => [key, ''])) as unknown as Answers;
  for (const key of keys) {
    if (key === 'gstin' && answers.scheme === 'unregistered') continue;
    const [asks, usual, looks]: Question = questions[key];
    const otherwise = typeof usual === 'string' ? usual : usual(answers);
    let why: string | null = '';
    do {
      answers[key] = (await ask(`${why}${asks} [${otherwise || 'none'}] `)).trim() || otherwise;
      why = whyAgain(key, answers, looks);
    } while (why !== null);
  }
  return answers;
}
