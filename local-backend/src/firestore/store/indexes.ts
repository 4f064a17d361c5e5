import { readFileSync } from 'node:fs';
import { FirestoreError } from '../error';
import { readArray, readEnum, readObject, readString } from '../values/json';
import { parseFieldPath } from '../values/paths';
import { directions, isName, type Order, type Query, rangeOperators } from './query';

/** Throws FAILED_PRECONDITION for a query that hosted Firestore would reject without a composite index. */
export function checkIndex(query: Query, indexes: readonly CompositeIndex[]): void {
  const equalities = new Set(
    query.filters.filter(({ op }) => !(op in rangeOperators)).map(({ field }) => key(field)),
  );
  const sorted = query.orders.filter(({ field }) => !equalities.has(key(field)));
  const fields = sorted.filter(({ field }) => !isName(field));
  // Firestore indexes single fields by itself and answers equalities by merging those indexes.
  const isSimple = fields.length === 0 || (equalities.size === 0 && fields.length === 1);
  if (isSimple && hasPlainName(sorted)) return;

  const collectionId = query.collection.slice(query.collection.lastIndexOf('/') + 1);
  const covered = new Set<string>();
  for (const index of indexes) {
    const prefix = prefixBefore(fields, index);
    const isUsable = index.collectionId === collectionId && hasPlainName(sorted);
    if (!isUsable || !prefix?.every((field) => equalities.has(field))) continue;
    // Firestore merges several indexes with the same suffix, each of which covers some equalities.
    for (const field of prefix) covered.add(field);
    if (covered.size === equalities.size) return;
  }
  throw missingIndex(collectionId, [...equalities], fields);
}

/** Returns the fields of an index before the sorted ones, or undefined if its sort order differs. */
function prefixBefore(
  sorted: readonly Order[],
  { fields: indexed }: CompositeIndex,
): string[] | undefined {
  const before = indexed.length - sorted.length;
  const fits = sorted.every(({ field, direction }, position) => {
    const own = indexed[before + position];
    return own !== undefined && own.direction === direction && key(own.field) === key(field);
  });
  return fits ? indexed.slice(0, before).map(({ field }) => key(field)) : undefined;
}

function hasPlainName(sorted: readonly Order[]): boolean {
  const [name, field] = [sorted[sorted.length - 1], sorted[sorted.length - 2]];
  return !name || !field || !isName(name.field) || name.direction === field.direction;
}

function missingIndex(
  collectionGroup: string,
  equalities: readonly string[],
  sorted: readonly Order[],
): FirestoreError {
  const fields = [
    ...equalities.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...sorted.map(({ field, direction }) => ({ fieldPath: key(field), order: direction })),
  ];
  const requested = JSON.stringify({ collectionGroup, queryScope: 'COLLECTION', fields });
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json: ${requested}`,
  );
}

function key(field: readonly string[]): string {
  return field.join('.');
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly fields: readonly Order[];
}

/** Reads firestore.indexes.json. Throws if it declares an index kind that local queries do not support. */
export function loadIndexes(file: string): CompositeIndex[] {
  const { indexes } = readObject(JSON.parse(readFileSync(file, 'utf8')), 'firestore.indexes.json');
  return readArray(indexes, 'firestore.indexes.json: indexes').map(readIndex);
}

function readIndex(input: unknown, position: number): CompositeIndex {
  const where = `firestore.indexes.json: index ${position + 1}`;
  const index = readObject(input, where, ['collectionGroup', 'queryScope', 'fields']);
  readEnum(index.queryScope, { COLLECTION: 1 }, `${where}: queryScope`);
  return {
    collectionId: readString(index.collectionGroup, `${where}: collectionGroup`),
    fields: readArray(index.fields, `${where}: fields`).map((entry) => {
      const { fieldPath, order } = readObject(entry, `${where}: field`, ['fieldPath', 'order']);
      return {
        field: parseFieldPath(readString(fieldPath, `${where}: fieldPath`)),
        direction: readEnum(order, directions, `${where}: order`),
      };
    }),
  };
}
