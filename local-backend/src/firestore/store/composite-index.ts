import { readFileSync } from 'node:fs';
import { readArray, readEnum, readObject, readString } from '../values/json';
import { parseFieldPath } from '../values/paths';
import type { Order } from './query';

const directions = { ASCENDING: 1, DESCENDING: 2 } as const;

/** One composite index of firestore.indexes.json. */
export interface CompositeIndex {
  /** Id of the collections that it covers, wherever they are. */
  readonly collectionId: string;
  readonly fields: readonly Order[];
}

/** Reads firestore.indexes.json. Throws when the file holds a kind of index that queries here could not use. */
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
