import { translations } from '@burger/shared/i18n';
import { allLanguages } from '../../languages/add-language';

const number = 'a number such as +91 90000 00010';
const mailbox = 'a mail address such as hello@example.com';
const time = 'a time such as 09:30';

const looks: Record<string, string> = {
  fssai: 'the 14 digits of the licence',
  orderIdPrefix: '2 to 4 capital letters, such as BK',
  siteUrl: 'an address such as https://example.com, without a slash at the end',
  country: 'the two letters of the country, such as IN',
  timeZone: 'a time zone such as Asia/Kolkata',
  phones: number,
  chatPhone: number,
  phone: number,
  otherPhone: number,
  email: mailbox,
  emails: mailbox,
  ownerEmail: mailbox,
  links: 'an address that begins with https://',
  hours: time,
  opens: time,
  closes: time,
  sittings: time,
  second: 'two times such as 17:00-22:30, or no',
  date: 'a date such as 2026-11-08',
  code: '3 to 20 capital letters and digits, such as WELCOME15',
  address: 'an address for UPI such as name@bank',
  verifiedPhone: '"never", "first-order" or { "above": 800 }',
  id: 'lower-case letters, digits and hyphens, such as filter-coffee',
  category: 'the id of a category',
  picture: 'the name of a picture: lower-case letters, digits and hyphens',
  since: 'a year such as 2019',
  postalCode: 'six digits such as 560036',
  coordinates: 'two numbers with a comma between them, such as 12.97160, 77.59460',
  scheme: 'regular, composition or unregistered',
  gstin: '15 letters and digits, such as 29ABCDE1234F1ZW',
  languages: `en, or en with two-letter codes such as ${translations.join(', ')} after commas`,
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

function timeIn(text: string): string {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]?)\.?m?\.?$/i.exec(text) ?? [];
  const later = half.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const hour = half.toLowerCase() === 'a' && hours === '12' ? 0 : Number(hours) + later;
  return hours && `${hour}`.padStart(2, '0') + `:${minutes}`;
}

function phoneIn(text: string): string {
  const [, first = '', last = ''] =
    /^(?:00)?(?:91|0)?([6-9]\d{4})(\d{5})$/.exec(digitsOf(text)) ?? [];
  return first && `+91 ${first} ${last}`;
}

const webAddressIn = (text: string) =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text.replace(/^https?:\/\//, ''))
    ? `https://${text.replace(/^https?:\/\//, '').replace(/\/$/, '')}`
    : '';

const languageNames: [RegExp, string][] = [
  ...allLanguages().map(([name, code]): [RegExp, string] => [
    new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`, 'gi'),
    code,
  ]),
  [/\s*(,|;|\band\b|\s)\s*/g, ', '],
];

// Corrections of common spellings, applied in this order.
const ways: ((text: string) => string)[] = [
  webAddressIn,
  timeIn,
  phoneIn,
  (text) => text.replaceAll(',', '').replace(/^\D*(\d+(\.\d\d)?).*$/, '₹$1'),
  digitsOf,
  (text) => text.toUpperCase().replace(/[^A-Z\d]/g, ''),
  (text) => text.toLowerCase(),
  (text) => /\b(1[89]|20)\d\d\b/.exec(text)?.[0] ?? '',
  (text) => (text.match(/-?\d+\.\d+/g) ?? []).join(', '),
  (text) => languageNames.reduce((rest, [name, code]) => rest.replace(name, code), text),
  (text) => text.trim().toLowerCase().replace(/\W+/g, '-'),
];

/** Returns the corrected value that was probably meant, or null if no correction fits. */
export const meantBy = (typed: string, isFit: (text: string) => boolean): string | null =>
  ways.map((method) => method(typed.trim())).find((one) => one !== '' && isFit(one)) ?? null;

export const lookOf = (names: readonly string[]): string | undefined =>
  [...names].reverse().flatMap((name) => looks[name] ?? [])[0];

const mailProviders =
  /(^|\.)(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rediffmail|icloud|me|aol|zoho(mail)?|proton(mail)?)\.(com|co\.in|in|me)$/i;

/** Returns whether a domain belongs to a mail provider, so that it cannot be the restaurant's website. */
export const isMailProvider = (domain: string): boolean => mailProviders.test(domain);
