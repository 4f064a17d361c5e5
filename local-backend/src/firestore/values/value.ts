import { invalidArgument } from '../error';
import { readArray, readObject, readString } from './json';

/** A Firestore value in REST v1 format, normalised for the local database. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: WireFields } };

export type WireFields = { readonly [name: string]: WireValue };

/** Reads an own property: names come from the network, and `constructor` must not be found. */
export function ownField<T>(object: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

const deepest = 20;
const doubleWords = ['NaN', 'Infinity', '-Infinity', '-0'] as const;
type Reader = (input: unknown, where: string, depth: number) => WireValue;

const readers: Record<string, Reader> = {
  nullValue: (input, where) => {
    // For null, the web SDK sends the enum's name, the Admin SDK null, and the integer encoding 0.
    if (input !== null && input !== 'NULL_VALUE' && input !== 0) throw wrong(where, 'null');
    return { nullValue: null };
  },
  booleanValue: (input, where) => {
    if (typeof input !== 'boolean') throw wrong(where, 'a boolean');
    return { booleanValue: input };
  },
  integerValue: (input, where) => ({ integerValue: readInteger(input, where) }),
  doubleValue: (input, where) => {
    const word = doubleWords.find((known) => known === input);
    if (word !== undefined) return { doubleValue: word };
    if (typeof input !== 'number') throw wrong(where, 'a number');
    return { doubleValue: input };
  },
  timestampValue: (input, where) => {
    const micros = parseTimestamp(readString(input, where));
    if (micros === undefined) throw wrong(where, 'an RFC 3339 time');
    return { timestampValue: formatTimestamp(micros) };
  },
  stringValue: (input, where) => ({ stringValue: readString(input, where) }),
  bytesValue: (input, where) => ({
    bytesValue: Buffer.from(readString(input, where), 'base64').toString('base64'),
  }),
  referenceValue: (input, where) => ({ referenceValue: readString(input, where) }),
  geoPointValue: (input, where) => {
    const { latitude = 0, longitude = 0 } = readObject(input, where, ['latitude', 'longitude']);
    if (typeof latitude !== 'number' || typeof longitude !== 'number') {
      throw wrong(where, 'a pair of numbers');
    }
    return { geoPointValue: { latitude, longitude } };
  },
  arrayValue: (input, where, depth) => {
    const { values } = readObject(input, where, ['values']);
    return {
      arrayValue: { values: readArray(values, where).map((item) => readValue(item, where, depth)) },
    };
  },
  mapValue: (input, where, depth) => ({
    mapValue: { fields: readFields(readObject(input, where, ['fields']).fields, where, depth) },
  }),
};

export function readValue(input: unknown, where = 'value', depth = 0): WireValue {
  if (depth > deepest) throw invalidArgument(`${where} is nested deeper than ${deepest} levels.`);
  const [entry, ...others] = Object.entries(readObject(input, where));
  const reader = entry && Object.hasOwn(readers, entry[0]) ? readers[entry[0]] : undefined;
  if (!entry || !reader || others.length > 0) {
    throw invalidArgument(`${where} must hold exactly one known kind of value.`);
  }
  return reader(entry[1], where, depth + 1);
}

export function readFields(input: unknown, where: string, depth = 0): WireFields {
  if (input === undefined) return {};
  const checked = Object.entries(readObject(input, where)).map(([name, value]) => {
    checkFieldName(name);
    return [name, readValue(value, `${where}.${name}`, depth)] as const;
  });
  return Object.fromEntries(checked);
}

export function checkFieldName(name: string): void {
  readString(name, 'A field name');
  if (name === '' || /^__.*__$/s.test(name) || Buffer.byteLength(name) > 1500) {
    throw invalidArgument(`"${name.slice(0, 50)}" cannot be a field name.`);
  }
}

function readInteger(input: unknown, where: string): string {
  if (typeof input === 'number' ? !Number.isSafeInteger(input) : typeof input !== 'string') {
    throw wrong(where, 'a whole number');
  }
  const text = String(input);
  if (!/^-?\d{1,19}$/.test(text)) throw wrong(where, 'a whole number');
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer) throw wrong(where, 'a 64-bit number');
  return String(integer);
}

function wrong(where: string, expected: string): Error {
  return invalidArgument(`${where} must be ${expected}.`);
}

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/** Returns an RFC 3339 time in microseconds since 1970, truncated as in Firestore, or undefined. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis) || millis < earliest || millis > latest) return undefined;
  return BigInt(millis) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
}

/** Returns whether a timestamp has nonzero digits below the microsecond, which Firestore does not store. */
export const isBelowMicrosecond = (text: string): boolean => /\.\d{6}\d*[1-9]/.test(text);

/** Formats microseconds since 1970 as RFC 3339 with six decimals. */
export function formatTimestamp(micros: bigint | number): string {
  const whole = BigInt(micros);
  const fraction = ((whole % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((whole - fraction) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(fraction).padStart(6, '0')}Z`;
}

const sizeOfText = (text: string): number => Buffer.byteLength(text) + 1;

/** Returns the size of a value in an index, in bytes. Source: https://firebase.google.com/docs/firestore/storage-size */
export function sizeOf(value: WireValue): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return sizeOfText(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return sizeOfName(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return sum(value.arrayValue.values.map(sizeOf));
  if ('mapValue' in value) return sizeOfFields(value.mapValue.fields);
  return 8;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

const sizeOfFields = (fields: WireFields): number =>
  sum(Object.entries(fields).map(([name, value]) => sizeOfText(name) + sizeOf(value)));

/** Returns the size of a document name in bytes, counted without `projects/…/documents/`. */
const sizeOfName = (name: string): number => 16 + sum(name.split('/').slice(5).map(sizeOfText));
