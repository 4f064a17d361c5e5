/** What is asked of who makes a restaurant, as they answer it. */
export interface Answers {
  name: string;
  legalName: string;
  cuisine: string;
  since: string;
  street: string;
  locality: string;
  city: string;
  region: string;
  postalCode: string;
  coordinates: string;
  phone: string;
  otherPhone: string;
  email: string;
  officer: string;
  fssai: string;
  scheme: string;
  gstin: string;
  opens: string;
  closes: string;
  languages: string;
}

export interface Question {
  key: keyof Answers;
  asks: string;
  usual: string | ((answers: Answers) => string);
  /** What an answer looks like; the question comes again where it does not. */
  looks: RegExp;
  /** Left out where the answers before make it needless. */
  when?: (answers: Answers) => boolean;
}

const something = /\S/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const phone = /^\+\d[\d ]{7,17}$/;

export const questions: readonly Question[] = [
  { key: 'name', asks: 'What is it called?', usual: 'Our Restaurant', looks: something },
  {
    key: 'legalName',
    asks: 'Who owns it, as registered?',
    usual: ({ name }) => name,
    looks: something,
  },
  {
    key: 'cuisine',
    asks: 'What do you cook? (several: with commas)',
    usual: 'Indian',
    looks: something,
  },
  {
    key: 'since',
    asks: 'Since which year?',
    usual: () => `${new Date().getFullYear()}`,
    looks: /^(1[89]|20)\d\d$/,
  },
  { key: 'street', asks: 'House and street?', usual: '1 Main Road', looks: something },
  { key: 'locality', asks: 'Which area of the town?', usual: 'Town centre', looks: something },
  { key: 'city', asks: 'Which town?', usual: 'Bengaluru', looks: something },
  { key: 'region', asks: 'Which state?', usual: 'Karnataka', looks: something },
  { key: 'postalCode', asks: 'PIN code?', usual: '560001', looks: /^\d{6}$/ },
  {
    key: 'coordinates',
    asks: 'Latitude and longitude, as maps show them?',
    usual: '12.97160, 77.59460',
    looks: /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/,
  },
  { key: 'phone', asks: 'Phone?', usual: '+91 90000 00000', looks: phone },
  { key: 'otherPhone', asks: 'A second phone?', usual: ({ phone: same }) => same, looks: phone },
  {
    key: 'email',
    asks: 'Mail address?',
    usual: 'hello@restaurant.example',
    looks: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  },
  {
    key: 'officer',
    asks: 'Who answers complaints? (a name; the law wants it)',
    usual: 'The owner',
    looks: something,
  },
  { key: 'fssai', asks: 'FSSAI licence, 14 digits?', usual: '0'.repeat(14), looks: /^\d{14}$/ },
  {
    key: 'scheme',
    asks: 'Tax: regular, composition or unregistered?',
    usual: 'unregistered',
    looks: /^(regular|composition|unregistered)$/,
  },
  {
    key: 'gstin',
    asks: 'GSTIN?',
    usual: '29AAAAA0000A1Z5',
    looks: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
    when: ({ scheme }) => scheme !== 'unregistered',
  },
  { key: 'opens', asks: 'Opens at? (HH:MM)', usual: '11:00', looks: time },
  { key: 'closes', asks: 'Closes at? (HH:MM, the same day)', usual: '22:00', looks: time },
  {
    key: 'languages',
    asks: 'Languages of the site? (en, then kn and hi if you like)',
    usual: 'en',
    looks: /^en( ?, ?(kn|hi))*$/,
  },
];

const none = Object.fromEntries(questions.map(({ key }) => [key, ''])) as unknown as Answers;

/** Asks one question after the other; `ask` resolves to what was typed, empty for the usual answer. */
export async function gatherAnswers(
  ask: (question: string, again: boolean) => Promise<string>,
): Promise<Answers> {
  const answers = { ...none };
  for (const { key, asks, usual, looks, when } of questions) {
    if (when && !when(answers)) continue;
    const otherwise = typeof usual === 'string' ? usual : usual(answers);
    let answer = '';
    for (let again = false; !looks.test(answer); again = true) {
      answer = (await ask(`${asks} [${otherwise}] `, again)).trim() || otherwise;
    }
    answers[key] = answer;
  }
  return answers;
}
