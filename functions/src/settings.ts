import { inNetworks } from './http/callers';
import { razorpayKeys } from './payments/razorpay';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<Value> {
  usual: string;
  what: string;
  must: string;
  read: (word: string) => Value | undefined;
}

const whole = (from: number, usual: number, what: string): Setting<number> => ({
  ...{ usual: String(usual), what, must: `be a whole number from ${from}` },
  read: (word) => (/^\d{1,9}$/.test(word) && Number(word) >= from ? Number(word) : undefined),
});

const oneOf = <Word extends string>(words: readonly Word[], what: string): Setting<Word> => ({
  ...{ usual: words[0] ?? '', what, must: `be one of ${words.join(', ')}` },
  read: (word) => words.find((one) => one === word),
});

/** All settings: `functions/.env` for every project, `functions/.env.<project>` for one (docs/deploying.md). */
export const settings = {
  APP_CHECK: oneOf(
    ['off', 'monitor', 'enforce'],
    'What becomes of requests that bring no proof of our pages',
  ),
  CONCURRENCY: whole(1, 80, 'How many requests one instance of the API answers at the same time'),
  HOSTING_NETWORKS: {
    usual: 'google',
    what: 'Whence Hosting asks the functions: the header with the caller’s address is believed from there alone',
    must: 'be google, none or networks such as 203.0.113.0/24,2001:db8::/32',
    read: inNetworks,
  } satisfies Setting<(address: string) => boolean>,
  MAILS_A_DAY: whole(1, 500, 'How many mails the mail server takes within 24 hours'),
  MAILS_A_MINUTE: whole(1, 120, 'How many mails a minute the mail server takes from the outbox'),
  MAPS_DAILY_BUDGET: whole(0, 600, 'Questions a day to Google’s maps, ways and names together'),
  MIN_INSTANCES: whole(0, 0, 'How many instances of the API are kept running while nobody asks'),
};

/** Stored as function secrets; the value `none` means there is none. */
export const secrets = {
  MAPS_KEY: {
    what: 'Key for Geocoding API and Routes API',
    without: 'ways are estimated by the road factor, and places named by the nearest area',
  },
  PAYMENTS_KEY: {
    what: 'Razorpay: rzp_live_…:key secret:webhook secret, or rzp_test_… to try it',
    without: 'nobody can pay online',
  },
  PLACES_KEY: { what: 'Key for Places API (New)', without: 'reviews are samples' },
  SMTP_URL: { what: 'smtps://user:password@mail.example:465', without: 'no mail is sent' },
};

type Name = keyof typeof settings;
export type Settings = {
  [Each in Name]: NonNullable<ReturnType<(typeof settings)[Each]['read']>>;
};
const names = Object.keys(settings) as Name[];

/** Returns the trimmed value; null if it is empty or `none`. */
export const given = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' || value.trim() === 'none' ? null : value.trim();

const wordOf = (name: Name, environment: Environment): string =>
  environment[name]?.trim() || settings[name].usual;

/** Returns the mail server of `SMTP_URL`; null unless it looks like smtps://user:password@mail.example:465. */
export function smtpHost(text: string): string | null {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return null;
  return new URL(text).hostname || null;
}

export function settingsProblems(environment: Environment): string[] {
  const smtp = given(environment['SMTP_URL']);
  const paying = given(environment['PAYMENTS_KEY']);
  return [
    ...names
      .filter((name) => settings[name].read(wordOf(name, environment)) === undefined)
      .map((name) => `${name} must ${settings[name].must}, not "${wordOf(name, environment)}".`),
    ...(smtp && !smtpHost(smtp)
      ? ['SMTP_URL must be like smtps://user:password@mail.example:465, or none.']
      : []),
    ...(paying && !razorpayKeys(paying)
      ? [
          'PAYMENTS_KEY must be like rzp_live_…:key secret:webhook secret (of 8 signs or more), or none.',
        ]
      : []),
  ];
}

/** Returns a sentence per problem in a project's files, for the check before a deployment. */
export function fileProblems(environment: Environment): string[] {
  const known = names.join(', ');
  return [
    ...Object.keys(environment).flatMap((name) => {
      if (name in secrets) {
        return `${name} is a secret: take it out of the file, and run npx firebase functions:secrets:set ${name}.`;
      }
      return name in settings ? [] : `${name} is no setting. There are ${known}.`;
    }),
    ...names
      .filter((name) => !environment[name]?.trim())
      .map((name) => `${name} is missing in functions/.env. Usual is ${settings[name].usual}.`),
    ...settingsProblems(environment),
  ];
}

/** Parses the settings. Throws with a sentence per invalid one. */
export function readSettings(environment: Environment): Settings {
  const problems = settingsProblems(environment);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const read = names.map((name) => [name, settings[name].read(wordOf(name, environment))]);
  return Object.fromEntries(read) as Settings;
}

export const missingSecrets = (environment: Environment): string[] =>
  Object.entries(secrets)
    .filter(([name]) => given(environment[name]) === null)
    .map(([name, { without }]) => `There is no ${name}: ${without}.`);
