import { inNetworks } from './http/callers';
import { publicKeyOf } from './push/vapid';
import { razorpayKeys } from './payments/razorpay';
import { whatsAppKeys } from './whatsapp/keys';

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
    'How to treat requests without an App Check token',
  ),
  CONCURRENCY: whole(1, 80, 'Concurrent requests per instance of the API'),
  HOSTING_NETWORKS: {
    usual: 'google',
    what: 'Networks of Firebase Hosting: the forwarded client address is trusted only from these',
    must: 'be google, none or networks such as 203.0.113.0/24,2001:db8::/32',
    read: inNetworks,
  } satisfies Setting<(address: string) => boolean>,
  MAILS_A_DAY: whole(1, 500, 'Maximum mails that the mail server accepts within 24 hours'),
  MAILS_A_MINUTE: whole(1, 120, 'Maximum mails per minute from the outbox'),
  MAPS_DAILY_BUDGET: whole(0, 600, 'Maximum requests per day to Google’s maps services'),
  MIN_INSTANCES: whole(0, 0, 'Instances of the API that run without requests'),
};

/** Settings stored as function secrets. The value `none` means that there is none. */
export const secrets = {
  MAPS_KEY: {
    what: 'Key for Geocoding API and Routes API',
    without: 'distances are estimated by the road factor, and locations named by the nearest area',
  },
  PAYMENTS_KEY: {
    what: 'Razorpay: rzp_live_…:key secret:webhook secret, or rzp_test_… to try it',
    without: 'nobody can pay online',
  },
  PLACES_KEY: { what: 'Key for Places API (New)', without: 'reviews are samples' },
  PUSH_PRIVATE_KEY: {
    what: 'Private VAPID key of npm run push-keys',
    without: 'no message goes to a browser',
  },
  SMTP_URL: { what: 'smtps://user:password@mail.example:465', without: 'no mail is sent' },
  WHATSAPP_KEY: {
    what: 'WhatsApp: phone number id:account id:app secret:access token:verify token',
    without: 'no message goes by WhatsApp',
  },
};

type Name = keyof typeof settings;
export type Settings = {
  [Each in Name]: NonNullable<ReturnType<(typeof settings)[Each]['read']>>;
};
const names = Object.keys(settings) as Name[];

/** Returns the trimmed setting; null if it is empty or `none`. */
export const optional = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' || value.trim() === 'none' ? null : value.trim();

const wordOf = (name: Name, environment: Environment): string =>
  environment[name]?.trim() || settings[name].usual;

/** Returns the mail server of `SMTP_URL`; null unless it looks like smtps://user:password@mail.example:465. */
export function smtpHost(text: string): string | null {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return null;
  return new URL(text).hostname || null;
}

export function settingsProblems(environment: Environment): string[] {
  const smtp = optional(environment['SMTP_URL']);
  const paying = optional(environment['PAYMENTS_KEY']);
  const push = optional(environment['PUSH_PRIVATE_KEY']);
  const whatsApp = optional(environment['WHATSAPP_KEY']);
  return [
    ...names
      .filter((name) => settings[name].read(wordOf(name, environment)) === undefined)
      .map((name) => `${name} must ${settings[name].must}, not "${wordOf(name, environment)}".`),
    ...(smtp && !smtpHost(smtp)
      ? ['SMTP_URL must be like smtps://user:password@mail.example:465, or none.']
      : []),
    ...(paying && !razorpayKeys(paying)
      ? [
          'PAYMENTS_KEY must be like rzp_live_…:key secret:webhook secret (at least 8 characters), or none.',
        ]
      : []),
    ...(push && !publicKeyOf(push)
      ? ['PUSH_PRIVATE_KEY must be a key that npm run push-keys printed, or none.']
      : []),
    ...(whatsApp && !whatsAppKeys(whatsApp)
      ? [
          'WHATSAPP_KEY must be like phone number id:account id:app secret:access token:verify token, or none.',
        ]
      : []),
  ];
}

/** Returns a sentence for each problem in a project's settings files, for the check before a deployment. */
export function fileProblems(environment: Environment): string[] {
  const known = names.join(', ');
  return [
    ...Object.keys(environment).flatMap((name) => {
      if (name in secrets) {
        return `${name} is a secret: remove it from the file, and run npx firebase functions:secrets:set ${name}.`;
      }
      return name in settings ? [] : `${name} is not a setting. Known settings: ${known}.`;
    }),
    ...names
      .filter((name) => !environment[name]?.trim())
      .map(
        (name) => `${name} is missing in functions/.env. The default is ${settings[name].usual}.`,
      ),
    ...settingsProblems(environment),
  ];
}

/** Parses the settings. Throws an error with a sentence for each invalid one. */
export function readSettings(environment: Environment): Settings {
  const problems = settingsProblems(environment);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const read = names.map((name) => [name, settings[name].read(wordOf(name, environment))]);
  return Object.fromEntries(read) as Settings;
}

export const missingSecrets = (environment: Environment): string[] =>
  Object.entries(secrets)
    .filter(([name]) => optional(environment[name]) === null)
    .map(([name, { without }]) => `The secret ${name} is not set: ${without}.`);
