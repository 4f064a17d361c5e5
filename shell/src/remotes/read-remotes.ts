import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { fields } from '@burger/shared/reading';

const areTexts = (values: unknown[]) => values.every((value) => typeof value === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of a list of remotes. Throws a TypeError for anything else. */
export function readLine(value: unknown): RemoteLine {
  const { version, base, entry, contract, oldest, exposes, integrity } = fields(value);
  const isLine =
    areTexts([version, base, entry]) &&
    [contract, oldest].every((number) => typeof number === 'number') &&
    isRecord(exposes) &&
    Object.values(exposes).every((files) => Array.isArray(files) && areTexts(files)) &&
    isRecord(integrity) &&
    areTexts(Object.values(integrity));
  if (!isLine) throw new TypeError('No line of a list of remotes');
  return value as RemoteLine;
}

/** A list of remotes. Throws a TypeError for anything else. */
export function readRemotes(value: unknown): RemotesFile {
  if (!isRecord(value)) throw new TypeError('No list of remotes');
  return Object.fromEntries(Object.entries(value).map(([name, line]) => [name, readLine(line)]));
}
