import { FirestoreError, invalidArgument, notSupported } from '../error';
import type { StoredDocument } from '../store/document-store';
import { documentReads, documentWrites } from '../store/locks';
import { readArray, readEnum, readObject, readString } from '../values/json';
import {
  type FieldPath,
  parseFieldPath,
  readDocumentName,
  valueAt,
  withValueAt,
} from '../values/paths';
import {
  formatTimestamp,
  parseTimestamp,
  readFields,
  readValue,
  type WireFields,
  type WireValue,
} from '../values/value';
import type { Call, CallContext } from './transactions';
import { parseMask } from './parse-query';

/** What must be true of the stored document, or the whole commit is refused. */
type Precondition = { readonly exists: boolean } | { readonly updateTime: number };

type Transform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | { readonly kind: 'increment'; readonly field: FieldPath; readonly by: WireValue };

interface Write {
  readonly kind: 'update' | 'delete' | 'verify';
  readonly path: string;
  readonly fields: WireFields;
  /** Without a mask the document is replaced; with one, only these fields are set or taken out. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition | undefined;
}

const known = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'];

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

const mostBytes = 1_048_576;

/** What a write makes of a document (undefined when it is deleted); `time` is that of the commit, in µs. */
export function applyWrite(
  write: Write,
  before: WireFields | undefined,
  time: number,
): { after: WireFields | undefined; transformResults: WireValue[] } {
  if (write.kind === 'delete') return { after: undefined, transformResults: [] };
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  let after = write.fields;
  if (write.mask) {
    after = before ?? {};
    for (const path of write.mask) after = withValueAt(after, path, valueAt(write.fields, path));
  }
  const transformResults: WireValue[] = [];
  for (const transform of write.transforms) {
    const result = transformed(transform, valueAt(after, transform.field), time);
    transformResults.push(result);
    after = withValueAt(after, transform.field, result);
  }
  if (Buffer.byteLength(JSON.stringify(after)) > mostBytes) {
    throw invalidArgument('A document must be smaller than 1 MiB.');
  }
  return { after, transformResults };
}

function transformed(transform: Transform, old: WireValue | undefined, time: number): WireValue {
  if (transform.kind === 'request-time') return { timestampValue: formatTimestamp(time) };
  const { by } = transform;
  if (!isNumber(by)) throw invalidArgument('increment must be a number.');
  if (!old || !isNumber(old)) return by;
  if ('integerValue' in by && 'integerValue' in old) {
    return integer(BigInt(old.integerValue) + BigInt(by.integerValue));
  }
  return { doubleValue: numberIn(old) + numberIn(by) };
}

type NumberValue = Extract<WireValue, { integerValue: string } | { doubleValue: unknown }>;

const isNumber = (value: WireValue): value is NumberValue =>
  'integerValue' in value || 'doubleValue' in value;

const numberIn = (value: NumberValue): number =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue);

function integer(sum: bigint): WireValue {
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  return { integerValue: String(sum < least ? least : sum > most ? most : sum) };
}

/** Throws what Firestore answers when a document is not in the state that a write asks for. */
function checkPrecondition(
  precondition: Precondition | undefined,
  stored: StoredDocument | undefined,
  path: string,
): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    if (stored?.updateTime === precondition.updateTime) return;
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${path} does not match the required base version.`,
    );
  }
  if (precondition.exists && !stored) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  }
  if (!precondition.exists && stored) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  }
}

/** `documents:commit`: all writes or none, each allowed by the rules and meeting its precondition. */
export const commit: Call = (body, context) => {
  const asked = readObject(body, 'The request', ['writes', 'transaction', 'database', 'labels']);
  const writes = readArray(asked.writes, 'writes').map((write) => parseWrite(write, context.root));
  const transaction = asked.transaction ? readString(asked.transaction, 'transaction') : undefined;

  const wanted = writes.flatMap(({ kind, path }) =>
    kind === 'verify' ? documentReads([path]) : documentWrites([path]),
  );
  return context.transactions.commit(transaction, wanted, () =>
    context.store.commit((time) => {
      if (transaction) context.transactions.checkReads(transaction, context.store);
      return {
        writeResults: writes.map((write) => performWrite(write, time, context)),
        commitTime: formatTimestamp(time),
      };
    }),
  );
};

function performWrite(write: Write, time: number, { store, access }: CallContext) {
  const { kind, path, precondition } = write;
  const stored = store.read(path);
  const { after, transformResults } = applyWrite(write, stored?.fields, time);

  if (kind === 'verify') access.checkGet(path, stored?.fields);
  else access.checkWrite(path, stored?.fields, after);
  // Only after the rules: who may not touch a document does not learn either whether it exists.
  checkPrecondition(precondition, stored, path);

  if (kind === 'verify') return {};
  if (after) store.put(path, after, time);
  else store.remove(path);
  const updateTime = formatTimestamp(time);
  return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
}
