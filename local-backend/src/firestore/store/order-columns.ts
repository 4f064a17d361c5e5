import { orderKey } from '../values/order-key';
import type { FieldPath } from '../values/paths';
import type { WireFields } from '../values/wire-value';

/**
 * The second JSON column of a document: for every field, at any depth, a text that sorts like its value.
 * Indexes and queries are expressions over it.
 */
export function orderColumns(fields: WireFields): string {
  return JSON.stringify(Object.fromEntries(entriesOf(fields, [])));
}

/** The SQL expression for one field; an index is only used when both say it in exactly the same words. */
export function columnOf(field: FieldPath): string {
  return `json_extract(keys, '$."${label(field)}"')`;
}

function* entriesOf(fields: WireFields, around: FieldPath): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...around, name];
    yield [label(path), orderKey(value)];
    if ('mapValue' in value) yield* entriesOf(value.mapValue.fields, path);
  }
}

/** Only letters, digits, `_`, `%` and the dot, so that a label can stand inside an SQL text and a JSON path. */
function label(path: FieldPath): string {
  return path
    .map((name) =>
      name.replace(/[^A-Za-z0-9_]/gu, (other) => `%${other.codePointAt(0)?.toString(16)}%`),
    )
    .join('.');
}
