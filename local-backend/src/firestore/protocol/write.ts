import { FirestoreError, invalidArgument } from '../error';
import { documentReads, documentWrites } from '../store/locks';
import { readObject, readString } from '../values/json';
import { valueAt, withValueAt } from '../values/paths';
import { formatTimestamp, type WireFields, type WireValue } from '../values/value';
import { parseWrites, type Precondition, type Transform, type Write } from './parse-write';
import type { Call, CallContext } from './transactions';

const mostBytes = 1_048_576;

/** Returns the document after a write, or undefined if it was deleted. `time` is the commit time in µs. */
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
  if (!old || !isNumber(old)) return 'integerValue' in by ? by : double(numberIn(by));
  if ('integerValue' in by && 'integerValue' in old) {
    return integer(BigInt(old.integerValue) + BigInt(by.integerValue));
  }
  return double(numberIn(old) + numberIn(by));
}

type NumberValue = Extract<WireValue, { integerValue: string } | { doubleValue: unknown }>;

const isNumber = (value: WireValue): value is NumberValue =>
  'integerValue' in value || 'doubleValue' in value;

const numberIn = (value: NumberValue): number =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue);

/**
 * Formats a sum as a double. JSON has no NaN or Infinity, so the protocol sends them as strings. Firestore
 * never returns -0 as a sum.
 */
const double = (sum: number): WireValue => ({
  doubleValue: Number.isFinite(sum) ? sum || 0 : (String(sum) as 'NaN' | 'Infinity' | '-Infinity'),
});

function integer(sum: bigint): WireValue {
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  return { integerValue: String(sum < least ? least : sum > most ? most : sum) };
}

/** Throws Firestore's error if the stored document does not meet a write's precondition. */
function checkPrecondition(
  precondition: Precondition | undefined,
  exists: boolean,
  version: number | undefined,
  path: string,
): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    if (version === precondition.updateTime) return;
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${path} does not match the required base version.`,
    );
  }
  if (precondition.exists && !exists) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  }
  if (!precondition.exists && exists) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  }
}

/** Handles `documents:commit`: applies all writes or none, after their rules and preconditions. */
export const commit: Call = (body, context) => {
  const query = readObject(body, 'The request', ['writes', 'transaction', 'database', 'labels']);
  const writes = parseWrites(query.writes, context.root);
  const transaction = query.transaction ? readString(query.transaction, 'transaction') : undefined;

  const requested = writes.flatMap(({ kind, path }) =>
    kind === 'verify' ? documentReads([path]) : documentWrites([path]),
  );
  return context.transactions.commit(transaction, requested, () =>
    context.store.commit((time) => {
      if (transaction) context.transactions.checkReads(transaction, context.store);
      const versions = new Map(
        writes.map(({ path }) => [path, context.store.read(path)?.updateTime]),
      );
      return {
        writeResults: writes.map((write) => {
          return performWrite(write, time, versions.get(write.path), context);
        }),
        commitTime: formatTimestamp(time),
      };
    }),
  );
};

/**
 * Performs one write of a commit. `version` is the document's `updateTime` before the commit, also for a
 * second write to it.
 */
function performWrite(
  write: Write,
  time: number,
  version: number | undefined,
  { store, access }: CallContext,
) {
  const { kind, path, precondition } = write;
  const stored = store.read(path);
  const { after, transformResults } = applyWrite(write, stored?.fields, time);

  if (kind === 'verify') access.checkGet(path, stored?.fields);
  else access.checkWrite(path, stored?.fields, after);
  // Check the security rules first, because a forbidden caller must not learn whether the document exists.
  checkPrecondition(precondition, stored !== undefined, version, path);

  if (kind === 'verify') return {};
  if (after) store.put(path, after, time);
  else store.remove(path);
  const updateTime = formatTimestamp(time);
  return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
}
