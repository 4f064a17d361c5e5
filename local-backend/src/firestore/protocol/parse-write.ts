import { invalidArgument, notSupported } from '../error';
import { readArray, readEnum, readObject, readString } from '../values/json';
import { type FieldPath, parseFieldPath, readDocumentName } from '../values/paths';
import {
  parseTimestamp,
  readFields,
  readValue,
  type WireFields,
  type WireValue,
} from '../values/value';
import { parseMask } from './parse-query';

/** A condition on the stored document. If it does not hold, the whole commit is rejected. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: number };

export type Transform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | { readonly kind: 'increment'; readonly field: FieldPath; readonly by: WireValue };

export interface Write {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly path: string;
  readonly fields: WireFields;
  /** Without a mask the write replaces the document. With one it sets or removes only these fields. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition | undefined;
}

const known = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'];

function parseWrite(input: unknown, root: string): Write {
  const write = readObject(input, 'A write', known);
  const kinds = (['update', 'delete', 'verify'] as const).filter((key) => write[key] !== undefined);
  const [kind] = kinds;
  if (!kind || kinds.length > 1) throw invalidArgument('A write must update, delete or verify.');
  const target =
    kind === 'update'
      ? readObject(write.update, 'update', ['name', 'fields', 'createTime', 'updateTime'])
      : { name: write[kind] };
  const precondition = parsePrecondition(write.currentDocument);
  if (kind === 'verify' && !precondition) {
    throw invalidArgument('A verify must contain a precondition.');
  }
  return {
    kind,
    path: readDocumentName(target.name, root),
    fields: readFields(target.fields, 'fields'),
    mask: write.updateMask === undefined ? undefined : parseMask(write.updateMask, 'fieldPaths'),
    transforms: readArray(write.updateTransforms, 'updateTransforms').map(parseTransform),
    precondition,
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

/** The effect that earlier writes of a commit have on a document. */
interface Earlier {
  readonly kind: Write['kind'];
  /** The document version (`updateTime`) that the first write requires. */
  readonly version: number | undefined;
}

/** Parses the writes of a commit. Throws INVALID_ARGUMENT if two writes to a document contradict. */
export function parseWrites(input: unknown, root: string): Write[] {
  const writes = readArray(input, 'writes').map((write) => parseWrite(write, root));
  const done = new Map<string, Earlier>();
  for (const write of writes) {
    const earlier = done.get(write.path);
    if (earlier) checkSequence(earlier, write);
    done.set(write.path, { kind: write.kind, version: versionIn(write) ?? earlier?.version });
  }
  return writes;
}

const versionIn = ({ precondition }: Write): number | undefined =>
  precondition && 'updateTime' in precondition ? precondition.updateTime : undefined;

/** Returns whether a write requires its document to exist (true) or to be missing (false), or undefined for neither. */
function existenceIn({ kind, precondition }: Write): boolean | undefined {
  if (!precondition) return undefined;
  if ('exists' in precondition) return precondition.exists;
  return kind === 'delete' ? undefined : true;
}

/** Throws INVALID_ARGUMENT for pairs of writes that Google's Firestore emulator rejects. */
function checkSequence(earlier: Earlier, later: Write): void {
  const { kind, path } = later;
  if (earlier.kind === 'verify' || kind === 'verify') {
    throw invalidArgument(`A document that is verified has no other write in its commit: ${path}`);
  }
  const isDeleted = earlier.kind === 'delete';
  if (existenceIn(later) === isDeleted) {
    throw invalidArgument(
      `The writes of one commit contradict each other: ${path} is ${isDeleted ? 'deleted' : 'written'} before.`,
    );
  }
  const version = versionIn(later);
  if (version !== undefined && version !== earlier.version) {
    throw invalidArgument(`The writes of one commit require different versions of ${path}.`);
  }
}
