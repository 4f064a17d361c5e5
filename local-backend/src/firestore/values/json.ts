import { invalidArgument } from '../error';

export type JsonObject = { readonly [key: string]: unknown };

/** Reads a JSON object. Throws on unknown keys, because ignoring them would look like support. */
export function readObject(
  input: unknown,
  where: string,
  knownKeys?: readonly string[],
): JsonObject {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw invalidArgument(`${where} must be an object.`);
  }
  const unknownKey = knownKeys && Object.keys(input).find((key) => !knownKeys.includes(key));
  if (unknownKey !== undefined) {
    throw invalidArgument(`${where}: unknown or unsupported field "${unknownKey}".`);
  }
  return input as JsonObject;
}

/** Reads a JSON array. A missing one is empty, as in protocol buffers. */
export function readArray(input: unknown, where: string): readonly unknown[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw invalidArgument(`${where} must be an array.`);
  return input;
}

/** Reads a string. Throws if it cannot be stored as UTF-8. */
export function readString(input: unknown, where: string): string {
  if (typeof input !== 'string') throw invalidArgument(`${where} must be a string.`);
  if (/\p{Surrogate}/u.test(input)) throw invalidArgument(`${where} is not valid Unicode.`);
  return input;
}

/** Reads a non-negative integer, which protocol buffers also send as a string. */
export function readCount(input: unknown, where: string): number {
  const count = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : input;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > 2 ** 31 - 1) {
    throw invalidArgument(`${where} must be a whole number that is not negative.`);
  }
  return count;
}

/** Reads an enum value by its name or its protocol buffer number. */
export function readEnum<Name extends string>(
  input: unknown,
  numbers: Readonly<Record<Name, number>>,
  where: string,
): Name {
  for (const name in numbers) {
    if (input === name || input === numbers[name]) return name;
  }
  throw invalidArgument(`${where}: unknown value ${JSON.stringify(input)}.`);
}
