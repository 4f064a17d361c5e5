import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fileProblems, missingSecrets, readSettings, settings } from './settings';

const ofEveryProject = parseEnv(readFileSync(path.join(__dirname, '../.env'), 'utf8'));
const usual = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.usual]),
);

test('functions/.env lists every setting with its default, which a deployment without prompts needs', () => {
  expect(ofEveryProject).toEqual(usual);
  expect(fileProblems(ofEveryProject)).toEqual([]);
});

test('readSettings returns the default of a missing setting', () => {
  expect(readSettings({ MAILS_A_MINUTE: ' 30 ', APP_CHECK: '' })).toMatchObject({
    ...{ MAILS_A_MINUTE: 30, APP_CHECK: 'off', MAPS_DAILY_BUDGET: 600 },
  });
});

test.each([
  ['MAILS_A_MINUTE', '0', 'MAILS_A_MINUTE must be a whole number from 1, not "0".'],
  ['MAILS_A_MINUTE', '1e3', 'MAILS_A_MINUTE must be a whole number from 1, not "1e3".'],
  ['MAPS_DAILY_BUDGET', 'many', 'MAPS_DAILY_BUDGET must be a whole number from 0, not "many".'],
  ['APP_CHECK', 'on', 'APP_CHECK must be one of off, monitor, enforce, not "on".'],
  [
    'HOSTING_NETWORKS',
    '203.0.113.7',
    'HOSTING_NETWORKS must be google, none or networks such as 203.0.113.0/24,2001:db8::/32, not "203.0.113.7".',
  ],
  [
    'SMTP_URL',
    'mail.example',
    'SMTP_URL must be like smtps://user:password@mail.example:465, or none.',
  ],
  ['PAYMENTS_KEY', 'rzp_live_a1:b2', 'PAYMENTS_KEY must be like rzp_live_'],
])('the invalid setting %s=%s prevents the start with a message', (name, word, sentence) => {
  expect(() => readSettings({ [name]: word })).toThrow(sentence);
});

test('readSettings reports all invalid settings at once', () => {
  expect(() => readSettings({ APP_CHECK: 'on', MAPS_DAILY_BUDGET: '-1' })).toThrow(
    /APP_CHECK must.*MAPS_DAILY_BUDGET must/,
  );
});

test.each([
  [{ MAPS_KEY: 'AIza' }, /^MAPS_KEY is a secret: .* functions:secrets:set MAPS_KEY\.$/],
  [{ MAPS_DAILY_BUGET: '9' }, /^MAPS_DAILY_BUGET is not a setting\. Known settings: APP_CHECK, /],
  [{ APP_CHECK: ' ' }, /^APP_CHECK is missing in functions\/\.env\. The default is off\.$/],
  [{ APP_CHECK: 'yes' }, /^APP_CHECK must be one of/],
])('a settings file with %j is not deployed', (changes, sentence) => {
  expect(fileProblems({ ...usual, ...changes })).toEqual([expect.stringMatching(sentence)]);
});

test('the settings check reports a missing secret and what replaces it', () => {
  expect(missingSecrets({ MAPS_KEY: 'AIza', PLACES_KEY: 'none' })).toEqual([
    'The secret PAYMENTS_KEY is not set: nobody can pay online.',
    'The secret PLACES_KEY is not set: reviews are samples.',
    'The secret PUSH_PRIVATE_KEY is not set: no message goes to a browser.',
    'The secret SMTP_URL is not set: no mail is sent.',
    'The secret WHATSAPP_KEY is not set: no message goes by WhatsApp.',
  ]);
});
