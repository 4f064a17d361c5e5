import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));

const everythingIn = (folder: string): string =>
  jsonFilesIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

// Texts between placeholders appear unchanged on pages.
const partsOf = (text: string): string[] => text.split(/\{\w+\}/).map((part) => part.trim());

// Shorter texts may be shared with another restaurant or the product, and so may ends of sentences.
const tellingIn = (text: string): string[] => {
  const parts = partsOf(text);
  return parts.filter((part) => part.length >= (parts.length > 1 ? 32 : 22));
};

interface Menu {
  dishes: { name: string }[];
}
interface Rules {
  promos: { code: string }[];
  delivery: { areas: { name: string }[] };
  gst: { gstin: string };
}
interface Reviews {
  reviews: { author_name: string }[];
}

function contactsIn(folder: string): string[] {
  const facts = read(`${folder}/restaurant.json`) as Facts;
  const { name, legalName, siteUrl, emails, ownerEmail, grievanceOfficer, links } = facts;
  const hosts = [siteUrl, links.googleReview, links.instagram].map((one) => one.split('//')[1]);
  const people = [grievanceOfficer.name, grievanceOfficer.email];
  const all = [name, legalName, ownerEmail, `${facts.orderIdPrefix}-`, ...people, ...hosts];
  return [...all, ...Object.values(emails)].filter((one) => one !== undefined);
}

/** Returns names that identify a restaurant however short they are. */
function namesIn(folder: string): string[] {
  const { dishes } = read(`${folder}/menu.json`) as Menu;
  const { promos, delivery } = read(`${folder}/rules.json`) as Rules;
  const { reviews } = read(`${folder}/pages/reviews.json`) as Reviews;
  const names = [...dishes, ...delivery.areas].map(({ name }) => name);
  return [
    ...names.filter((name) => name.length > 6),
    ...promos.map(({ code }) => code),
    ...reviews.map((review) => review.author_name),
    ...contactsIn(folder),
  ];
}

/** Returns the sentences, names and codes of the restaurant in `folder` that the one in `other` lacks. */
export function wordsOf(folder: string, other: string): string[] {
  const message = everythingIn(other);
  const parts = jsonFilesIn(folder).flatMap((file) => textsIn(read(file)).flatMap(tellingIn));
  const telling = [...parts, ...namesIn(folder)];
  return [...new Set(telling)].filter((one) => !message.includes(one));
}

interface Facts {
  name: string;
  legalName: string;
  siteUrl: string;
  orderIdPrefix: string;
  emails: Record<string, string>;
  ownerEmail: string;
  grievanceOfficer: { name: string; email: string; phone: string };
  links: { googleReview: string; instagram: string };
  since: number;
  phones: string[];
  fssai: string;
  address: { postalCode: string };
  coordinates: { lat: number; lng: number };
}

const asNumber = (number: string): RegExp =>
  new RegExp(`(?<!\\d)${number.replace(/[+.]/g, '\\$&')}(?!\\d)`);

export function numbersOf(folder: string): RegExp[] {
  const facts = read(`${folder}/restaurant.json`) as Facts;
  const { since, fssai, address, coordinates } = facts;
  const phones = [...facts.phones, facts.grievanceOfficer.phone];
  const { gst } = read(`${folder}/rules.json`) as Rules;
  const digits = phones.map((phone) => phone.replace(/\D/g, ''));
  const numbers = [`${since}`, ...digits, ...phones, fssai, gst.gstin, address.postalCode];
  return [...numbers, `${coordinates.lat}`, `${coordinates.lng}`].map(asNumber);
}
