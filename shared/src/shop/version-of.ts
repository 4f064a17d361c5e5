import { createHash } from 'node:crypto';
import type { Published } from './published';

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (_key: string, value: unknown): unknown =>
  isTable(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns the version of a menu: twelve hex digits of its SHA-256 hash, whatever its field order. */
export const versionOf = (published: Published): string =>
  createHash('sha256').update(JSON.stringify(published, inOrder)).digest('hex').slice(0, 12);
