import { invalidArgument, notSupported } from '../error';
import { parseFieldPath, type FieldPath } from '../values/paths';
import { readArray, readEnum, readObject, readString } from '../values/json';
import { readFields, readValue } from '../values/value';
import { parseTimestamp } from '../values/timestamp';
import type { WireFields, WireValue } from '../values/wire-value';
import { readDocumentName } from './document-name';
import { parseMask } from './parse-query';

/** What must be true of the stored document, or the whole commit is refused. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: number };

export type Transform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | { readonly kind: 'increment'; readonly field: FieldPath; readonly by: WireValue };

export interface Write {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly path: string;
  readonly fields: WireFields;
  /** Without a mask the document is replaced; with one, only these fields are set or taken out. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition | undefined;
}

const known = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'];

/** Reads one entry of `writes`. */
export function parseWrite(input: unknown, root: string): Write {
  const write = readObject(input, 'A write', known);
  const kinds = (['update', 'delete', 'verify'] as const).filter((key) => write[key] !== undefined);
  const [kind] = kinds;
  if (!kind || kinds.length > 1) throw invalidArgument('A write must update, delete or verify.');
  const target =
    kind === 'update'
      ? readObject(write.update, 'update', ['name', 'fields', 'createTime', 'updateTime'])
      : { name: write[kind] };
  return {
    kind,
    path: readDocumentName(target.name, root),
    fields: readFields(target.fields, 'fields'),
    mask: write.updateMask === undefined ? undefined : parseMask(write.updateMask, 'fieldPaths'),
    transforms: readArray(write.updateTransforms, 'updateTransforms').map(parseTransform),
    precondition: parsePrecondition(write.currentDocument),
  };
}

function parseTransform(input: unknown): Transform {
  const { fieldPath, ...operation } = readObject(input, 'A transform');
  const field = parseFieldPath(readString(fieldPath, 'fieldPath'));
  const [name] = Object.keys(operation);
  if (name === 'setToServerValue') {
    readEnum(operation[name], { REQUEST_TIME: 1 }, name);
    return { kind: 'request-time', field };
  }
  if (name === 'increment') return { kind: 'increment', field, by: readValue(operation[name]) };
  throw notSupported(`the transform ${name}`);
}

function parsePrecondition(input: unknown): Precondition | undefined {
  if (input === undefined) return undefined;
  const { exists, updateTime } = readObject(input, 'currentDocument', ['exists', 'updateTime']);
  if (typeof exists === 'boolean') return { exists };
  if (updateTime === undefined) return undefined;
  const micros = parseTimestamp(readString(updateTime, 'updateTime'));
  if (micros === undefined) throw invalidArgument('updateTime must be an RFC 3339 time.');
  return { updateTime: Number(micros) };
}
