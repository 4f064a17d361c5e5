import { invalidArgument } from '../error';
import { readString } from './json';
import { checkFieldName, ownField, type WireFields, type WireValue } from './value';

export type FieldPath = readonly string[];
const segment = /(?:`((?:[^`\\]|\\.)+)`|([^`.]+))(\.|$)/sy;

/**
 * Splits a field path such as `` prefs.`odd.key` `` into field names. Backticks quote names that are not
 * plain identifiers.
 */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  for (let from = 0; from < text.length || names.length === 0; from = segment.lastIndex) {
    segment.lastIndex = from;
    const [, quoted, plain, dot] = segment.exec(text) ?? [];
    const name = quoted?.replace(/\\(.)/gs, '$1') ?? plain;
    if (name === undefined || (dot === '.' && segment.lastIndex === text.length)) {
      throw invalidArgument(`"${text.slice(0, 100)}" is not a field path.`);
    }
    if (text !== '__name__') checkFieldName(name);
    names.push(name);
  }
  return names;
}

export function valueAt(fields: WireFields, [first, ...rest]: FieldPath): WireValue | undefined {
  const value = first === undefined ? undefined : ownField(fields, first);
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields, rest) : undefined;
}

export function withValueAt(
  fields: WireFields,
  [first, ...rest]: FieldPath,
  value: WireValue | undefined,
): WireFields {
  if (first === undefined) return fields;
  const old = ownField(fields, first);
  const inner = old && 'mapValue' in old ? old.mapValue.fields : undefined;
  if (rest.length > 0 && value === undefined && inner === undefined) return fields;
  const next =
    rest.length > 0 ? { mapValue: { fields: withValueAt(inner ?? {}, rest, value) } } : value;
  const others = Object.entries(fields).filter(([name]) => name !== first);
  return Object.fromEntries(next === undefined ? others : [...others, [first, next]]);
}

/** Returns the prefix of every resource name before the document path. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

export function readDocumentName(input: unknown, root: string): string {
  const name = readString(input, 'A document name');
  if (!name.startsWith(`${root}/`))
    throw invalidArgument(`Document names here begin with ${root}/`);
  const path = name.slice(root.length + 1);
  if (checkPath(path) % 2 !== 0) throw invalidArgument(`"${path}" is not the path of a document.`);
  return path;
}

export function checkPath(path: string): number {
  const ids = path.split('/');
  for (const id of ids) {
    const isReserved = id === '' || id === '.' || id === '..' || /^__.*__$/s.test(id);
    if (isReserved || Buffer.byteLength(id) > 1500) {
      throw invalidArgument(`"${id.slice(0, 50)}" cannot be the id of a document or collection.`);
    }
  }
  return ids.length;
}
