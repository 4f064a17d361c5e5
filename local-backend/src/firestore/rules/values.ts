import { parseTimestamp } from '../values/timestamp';
import type { WireFields, WireValue } from '../values/wire-value';

/** A value while a rule is evaluated. */
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

/** A map may be known in part only: a query tells a rule no more about its documents than its equality filters do. */
export interface RuleMap {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, RuleValue>;
  readonly partial?: boolean;
}

/** The names that may follow `is`, and the kinds of value for which each holds. */
export const typeNames: Readonly<Record<string, readonly RuleValue['type'][]>> = {
  bool: ['bool'],
  bytes: ['bytes'],
  float: ['float'],
  int: ['int'],
  latlng: ['latlng'],
  list: ['list'],
  map: ['map'],
  number: ['int', 'float'],
  path: ['path'],
  string: ['string'],
  timestamp: ['timestamp'],
};

export const nullValue: RuleValue = { type: 'null' };

/** Makes a map out of pairs. */
export function ruleMap(entries: Iterable<readonly [string, RuleValue]>, partial = false): RuleMap {
  return { type: 'map', entries: new Map(entries), partial };
}

/** The fields of a document as a rule sees them in `resource.data`. */
export function ruleMapOf(fields: WireFields, partial = false): RuleMap {
  return ruleMap(
    Object.entries(fields).map(([name, value]) => [name, ruleValueOf(value)] as const),
    partial,
  );
}

/** Plain JSON, such as the claims of a token, as a rule sees it. */
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
