import { areEqual, wholeMap } from './compare-values';
import { EvaluationError } from './evaluation-error';
import type { RuleValue } from './values';

/** The methods that rules may call, with the number of their arguments. */
export const methodArity: Readonly<Record<string, number>> = {
  keys: 0,
  size: 0,
  hasOnly: 1,
  hasAll: 1,
  get: 2,
};

/** Calls a method of a map, list or text. Throws EvaluationError when the value has no such method. */
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
    return { type: 'int', value: [...target.value].length };
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
