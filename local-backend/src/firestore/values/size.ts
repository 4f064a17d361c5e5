import type { WireFields, WireValue } from './value';

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
