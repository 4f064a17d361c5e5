import { invalidArgument } from '../error';
import { valueAt, withValueAt } from '../values/paths';
import { formatTimestamp } from '../values/timestamp';
import type { WireFields, WireValue } from '../values/wire-value';
import type { Transform, Write } from './write';

export interface AppliedWrite {
  /** The document as the write leaves it; undefined when it is deleted. */
  readonly after: WireFields | undefined;
  readonly transformResults: readonly WireValue[];
}

const mostBytes = 1_048_576;

/** Works out what a write makes of a document, without storing it. `time` is that of the commit, in µs. */
export function applyWrite(
  write: Write,
  before: WireFields | undefined,
  time: number,
): AppliedWrite {
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
  if ('integerValue' in by) {
    if (!old || !('integerValue' in old || 'doubleValue' in old)) return by;
    if ('integerValue' in old) return integer(BigInt(old.integerValue) + BigInt(by.integerValue));
    return { doubleValue: Number(old.doubleValue) + Number(by.integerValue) };
  }
  if (!('doubleValue' in by)) throw invalidArgument('increment must be a number.');
  if (!old || !('integerValue' in old || 'doubleValue' in old)) return by;
  const number = 'integerValue' in old ? Number(old.integerValue) : Number(old.doubleValue);
  return { doubleValue: number + Number(by.doubleValue) };
}

/** Firestore's integers stop at the ends of 64 bits instead of wrapping. */
function integer(sum: bigint): WireValue {
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  return { integerValue: String(sum < least ? least : sum > most ? most : sum) };
}
