import { createHash } from 'node:crypto';
import * as contracts from './index';
import version from './contract-version.json' with { type: 'json' };

/**
 * The hash of the fields of events and messages, by version of the contract. Another hash needs another version:
 * raise `additions` in contract-version.json, or follow docs/decisions/0006. Then replace this row.
 */
const fieldsOfVersion = { '3.14': '939366116cda' };

const structure = [
  'type',
  'entries',
  'options',
  'items',
  'item',
  'key',
  'value',
  'wrapped',
  'literal',
];

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Returns names, types and literals of schemas, without their limits and error texts. */
function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldsOf);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([name]) => !isSchema(value) || structure.includes(name),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, fieldsOf(part)]));
}

test('each version of the contract has its own fields of events and messages', () => {
  const { shopEvents, ...others } = contracts;
  const schemas = Object.entries(others).filter(([, value]) => isSchema(value));
  const fields = JSON.stringify(fieldsOf([shopEvents, schemas.sort()]));
  const hash = createHash('sha256').update(fields).digest('hex').slice(0, 12);
  expect({ [`${version.contract}.${version.additions}`]: hash }).toEqual(fieldsOfVersion);
});
