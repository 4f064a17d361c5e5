type Question = [asks: string, usual: Usual, looks: RegExp];
// Of the answers before it.
type Usual = string | ((answers: { name: string; phone: string }) => string);

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
  otherPhone: ['A second phone?', (answers) => answers.phone, phone],
  email: ['Mail address?', 'hello@restaurant.example', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  officer: ['Who answers complaints? (a name; the law wants it)', 'The owner', something],
  fssai: ['FSSAI licence, 14 digits?', '0'.repeat(14), /^\d{14}$/],
  scheme: [
    'Tax: regular, composition or unregistered?',
    'unregistered',
    /^(regular|composition|unregistered)$/,
  ],
  gstin: ['GSTIN?', '29AAAAA0000A1Z5', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/],
  opens: ['Opens at? (HH:MM)', '11:00', time],
  closes: ['Closes at? (HH:MM, the same day)', '22:00', time],
  languages: [
    'Languages of the site? (en, then kn and hi if you like)',
    'en',
    /^en( ?, ?(kn|hi))*$/,
  ],
} satisfies Record<string, Question>;

/** What is asked of who makes a restaurant, as they answer it. */
export type Answers = Record<keyof typeof questions, string>;

/** Asks one question after the other; `ask` resolves to what was typed, empty for the usual answer. */
export async function gatherAnswers(
  ask: (question: string, again: boolean) => Promise<string>,
): Promise<Answers> {
  const keys = Object.keys(questions) as (keyof Answers)[];
  const answers = Object.fromEntries(keys.map((key) => [key, ''])) as unknown as Answers;
  for (const key of keys) {
    if (key === 'gstin' && answers.scheme === 'unregistered') continue;
    const [asks, usual, looks]: Question = questions[key];
    const otherwise = typeof usual === 'string' ? usual : usual(answers);
    let answer = '';
    for (let again = false; !looks.test(answer); again = true) {
      answer = (await ask(`${asks} [${otherwise}] `, again)).trim() || otherwise;
    }
    answers[key] = answer;
  }
  return answers;
}
