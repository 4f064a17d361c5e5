import { parseTimestamp, type WireFields, type WireValue } from '../values/value';

export type RuleValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: number | bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'timestamp'; value: bigint }
  | { type: 'bytes' | 'path' | 'latlng'; value: string }
  | { type: 'list'; items: readonly RuleValue[] }
  | RuleMap;

/** A map of the rules language. A query's map is partial, because it knows only its equality filters. */
interface RuleMap {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, RuleValue>;
  readonly partial?: boolean;
}

const types = 'bool bytes float int latlng list map number path string timestamp';
export const typeNames: readonly string[] = types.split(' ');

export const isOfType = (value: RuleValue, name: string): boolean =>
  name === 'number' ? isNumber(value) : value.type === name;

export const nullValue: RuleValue = { type: 'null' };

export function ruleMap(entries: Iterable<readonly [string, RuleValue]>, partial = false): RuleMap {
  return { type: 'map', entries: new Map(entries), partial };
}

export function ruleMapOf(fields: WireFields, partial = false): RuleMap {
  return ruleMap(
    Object.entries(fields).map(([name, value]) => [name, ruleValueOf(value)] as const),
    partial,
  );
}

export function ruleValueOfJson(json: unknown): RuleValue {
  if (typeof json === 'boolean') return { type: 'bool', value: json };
  if (typeof json === 'string') return { type: 'string', value: json };
  if (typeof json === 'number') {
    return Number.isInteger(json) ? { type: 'int', value: json } : { type: 'float', value: json };
  }
  if (Array.isArray(json)) return { type: 'list', items: json.map(ruleValueOfJson) };
  if (typeof json !== 'object' || json === null) return nullValue;
  return ruleMap(Object.entries(json).map(([name, value]) => [name, ruleValueOfJson(value)]));
}

function ruleValueOf(value: WireValue): RuleValue {
  if ('nullValue' in value) return nullValue;
  if ('booleanValue' in value) return { type: 'bool', value: value.booleanValue };
  if ('integerValue' in value) return { type: 'int', value: BigInt(value.integerValue) };
  if ('doubleValue' in value) return { type: 'float', value: Number(value.doubleValue) };
  if ('stringValue' in value) return { type: 'string', value: value.stringValue };
  if ('timestampValue' in value) {
    return { type: 'timestamp', value: parseTimestamp(value.timestampValue) ?? 0n };
  }
  if ('bytesValue' in value) return { type: 'bytes', value: value.bytesValue };
  if ('referenceValue' in value) return { type: 'path', value: value.referenceValue };
  if ('geoPointValue' in value) {
    return { type: 'latlng', value: JSON.stringify(value.geoPointValue) };
  }
  if ('arrayValue' in value) {
    return { type: 'list', items: value.arrayValue.values.map(ruleValueOf) };
  }
  return ruleMapOf(value.mapValue.fields);
}

/** A security rule read a missing value, which denies access, as in Firestore. */
export class EvaluationError extends Error {}

/** Implements `==` of the rules language: values of different types are unequal, 1 and 1.0 are equal. */
export function areEqual(left: RuleValue, right: RuleValue): boolean {
  if (left.type === 'map' && right.type === 'map') return areMapsEqual(left, right);
  if (left.type === 'list' && right.type === 'list') {
    return (
      left.items.length === right.items.length &&
      left.items.every((item, index) => areEqual(item, right.items[index] as RuleValue))
    );
  }
  if (isNumber(left) && isNumber(right)) return left.value == right.value;
  return left.type === right.type && scalar(left) === scalar(right);
}

/**
 * Compares two values: the result is below, equal to or above zero. Throws EvaluationError for different or
 * unordered types.
 */
export function compareValues(left: RuleValue, right: RuleValue): number {
  const ordered =
    (isNumber(left) && isNumber(right)) ||
    (left.type === 'string' && right.type === 'string') ||
    (left.type === 'timestamp' && right.type === 'timestamp');
  if (!ordered) throw new EvaluationError(`cannot compare ${left.type} with ${right.type}`);
  if (left.value < right.value) return -1;
  return left.value > right.value ? 1 : 0;
}

export function isIn(needle: RuleValue, haystack: RuleValue): boolean {
  if (haystack.type === 'list') return haystack.items.some((item) => areEqual(item, needle));
  if (haystack.type === 'map' && needle.type === 'string') {
    return wholeMap(haystack).has(needle.value);
  }
  throw new EvaluationError(`cannot look for ${needle.type} in ${haystack.type}`);
}

/** Returns the entries of a map. Throws EvaluationError for a query, which never knows all fields. */
function wholeMap(map: RuleMap): RuleMap['entries'] {
  if (map.partial) throw new EvaluationError('the query does not fix all fields of its documents');
  return map.entries;
}

function areMapsEqual(left: RuleMap, right: RuleMap): boolean {
  const [ours, theirs] = [wholeMap(left), wholeMap(right)];
  return (
    ours.size === theirs.size &&
    [...ours].every(([name, value]) => {
      const other = theirs.get(name);
      return other !== undefined && areEqual(value, other);
    })
  );
}

function isNumber(value: RuleValue): value is RuleValue & { type: 'int' | 'float' } {
  return value.type === 'int' || value.type === 'float';
}

function scalar(value: RuleValue): unknown {
  return 'value' in value ? value.value : undefined;
}

const arity = { keys: 0, size: 0, hasOnly: 1, hasAll: 1, get: 2 };
export const methodArity: Readonly<Record<string, number>> = arity;

export function callMethod(
  target: RuleValue,
  name: string,
  [first, second]: readonly RuleValue[],
): RuleValue {
  if (target.type === 'map') {
    if (name === 'keys') return { type: 'list', items: keysOf(target) };
    if (name === 'size') return { type: 'int', value: wholeMap(target).size };
    if (name === 'get' && first?.type === 'string' && second) {
      return target.entries.get(first.value) ?? wholeMap(target).get(first.value) ?? second;
    }
  }
  if (target.type === 'string' && name === 'size') {
    // Count UTF-16 code units, as Google's emulator does: an emoji counts as two.
    return { type: 'int', value: target.value.length };
  }
  if (target.type === 'list' && name === 'size') return { type: 'int', value: target.items.length };
  if (target.type === 'list' && first?.type === 'list') {
    if (name === 'hasOnly') return { type: 'bool', value: isWithin(target.items, first.items) };
    if (name === 'hasAll') return { type: 'bool', value: isWithin(first.items, target.items) };
  }
  throw new EvaluationError(`${target.type} has no such method: ${name}`);
}

function keysOf(map: RuleValue & { type: 'map' }): RuleValue[] {
  return [...wholeMap(map).keys()].map((value) => ({ type: 'string', value }));
}

function isWithin(some: readonly RuleValue[], all: readonly RuleValue[]): boolean {
  return some.every((item) => all.some((other) => areEqual(item, other)));
}
