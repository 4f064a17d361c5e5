import { EvaluationError } from './evaluation-error';
import type { RuleMap, RuleValue } from './values';

/** `==` of the rules language: values of different kinds are unequal, 1 and 1.0 are equal. */
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

/** Less than zero, zero or more than zero; only numbers, texts and times have an order. */
export function compareValues(left: RuleValue, right: RuleValue): number {
  const ordered =
    (isNumber(left) && isNumber(right)) ||
    (left.type === 'string' && right.type === 'string') ||
    (left.type === 'timestamp' && right.type === 'timestamp');
  if (!ordered) throw new EvaluationError(`cannot compare ${left.type} with ${right.type}`);
  if (left.value < right.value) return -1;
  return left.value > right.value ? 1 : 0;
}

/** `in`: an item of a list or a key of a map. */
export function isIn(needle: RuleValue, haystack: RuleValue): boolean {
  if (haystack.type === 'list') return haystack.items.some((item) => areEqual(item, needle));
  if (haystack.type === 'map' && needle.type === 'string') {
    return wholeMap(haystack).has(needle.value);
  }
  throw new EvaluationError(`cannot look for ${needle.type} in ${haystack.type}`);
}

/** The entries of a map that is known in full; a query never knows all fields of its documents. */
export function wholeMap(map: RuleMap): RuleMap['entries'] {
  if (map.partial) throw new EvaluationError('the query does not tell which fields there are');
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
