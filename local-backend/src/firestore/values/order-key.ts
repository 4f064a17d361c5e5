import { createHash } from 'node:crypto';
import { isBelowMicrosecond, parseTimestamp, type WireFields, type WireValue } from './value';

/** One letter for each type, in Firestore's sort order of types. */
const kinds = {
  nullValue: 'a',
  booleanValue: 'b',
  number: 'c',
  timestampValue: 'd',
  stringValue: 'e',
  bytesValue: 'f',
  referenceValue: 'g',
  geoPointValue: 'h',
  arrayValue: 'i',
  mapValue: 'j',
} as const;

const longestKey = 1500;

/** Returns a string that sorts like a Firestore value; beyond 1,500 characters approximately. */
export function orderKey(value: WireValue): string {
  const key = fullKey(value);
  if (key.length <= longestKey) return key;
  const digest = createHash('sha256').update(key).digest('hex');
  // Half a surrogate pair would be invalid text, which SQLite cannot store.
  return key.slice(0, longestKey).replace(/[\uD800-\uDBFF]$/, '') + digest;
}

/** Returns the string just above every order key of the same type, because comparisons never cross types. */
export function endOfKind(key: string): string {
  return String.fromCharCode(key.charCodeAt(0) + 1);
}

/** Returns the lowest sort key with the same value type as `key`; NaN, which range filters skip, is below it. */
export function startOfKind(key: string): string {
  const kind = key.slice(0, 1);
  return kind === kinds.number ? `${kind}${'0'.repeat(19)}1` : kind;
}

function fullKey(value: WireValue): string {
  if ('nullValue' in value) return kinds.nullValue;
  if ('booleanValue' in value) return kinds.booleanValue + Number(value.booleanValue);
  if ('integerValue' in value) return kinds.number + numberKey(BigInt(value.integerValue));
  if ('doubleValue' in value) return kinds.number + numberKey(Number(value.doubleValue));
  if ('timestampValue' in value) {
    const { timestampValue: text } = value;
    // A time below the microsecond sorts after the stored key of its microsecond and before the next one.
    const rest = isBelowMicrosecond(text) ? '~' : '';
    return kinds.timestampValue + numberKey(parseTimestamp(text) ?? 0n) + rest;
  }
  if ('stringValue' in value) return kinds.stringValue + closed(value.stringValue);
  if ('bytesValue' in value) {
    return kinds.bytesValue + closed(Buffer.from(value.bytesValue, 'base64').toString('hex'));
  }
  if ('referenceValue' in value) return kinds.referenceValue + closed(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return kinds.geoPointValue + numberKey(latitude) + numberKey(longitude);
  }
  if ('arrayValue' in value) {
    return `${kinds.arrayValue}${value.arrayValue.values.map(fullKey).join('')}\u0001`;
  }
  return `${kinds.mapValue}${mapKey(value.mapValue.fields)}\u0001`;
}

function mapKey(fields: WireFields): string {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, value]) => closed(name) + fullKey(value)).join('');
}

/** Terminates a string so that it sorts before longer ones. Escapes NUL, at which SQLite text ends. */
function closed(text: string): string {
  const escaped = text.replaceAll('\u0001', '\u0001\u0003').replaceAll('\u0000', '\u0001\u0002');
  return `${escaped}\u0001\u0001`;
}

/** Returns sixteen hex digits that sort like the number, then four for integers beyond doubles. */
function numberKey(number: number | bigint): string {
  const double = Number(number) || 0;
  if (Number.isNaN(Number(number))) return '0'.repeat(20);
  // Only integers beyond 2^53 differ from the nearest double, by at most 512.
  const remainder = typeof number === 'bigint' ? Number(number - BigInt(double)) : 0;
  return sortableDouble(double) + (0x8000 + remainder).toString(16).padStart(4, '0');
}

function sortableDouble(double: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0);
  // Positive doubles already sort like their bits; negative ones sort backwards.
  const sortable = bits >> 63n ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n);
  return sortable.toString(16).padStart(16, '0');
}
