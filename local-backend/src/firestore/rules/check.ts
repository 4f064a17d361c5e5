import { checkExpression, type KnownNames } from './check-expression';
import { RulesError, type MatchBlock } from './syntax';

const outermost: KnownNames = {
  values: new Set(['request', 'resource']),
  functions: new Map(),
};

/** Refuses rules that could not be evaluated: unknown names, wrong arguments, recursion, double definitions. */
export function checkRules(block: MatchBlock, around: KnownNames = outermost): void {
  const values = new Set(around.values);
  for (const segment of block.path) {
    if ('wildcard' in segment) addName(values, segment.wildcard, block.line);
  }
  const functions = new Map(around.functions);
  for (const declared of block.functions) {
    if (functions.has(declared.name)) {
      throw new RulesError(`${declared.name} is defined twice`, declared.line);
    }
    functions.set(declared.name, declared);
  }
  for (const { name, parameters, body, line } of block.functions) {
    const inside = new Set(values);
    for (const parameter of parameters) addName(inside, parameter, line, around.values);
    checkExpression(body, { values: inside, functions, calling: [name] });
  }
  for (const { condition } of block.allows) checkExpression(condition, { values, functions });
  for (const inner of block.matches) checkRules(inner, { values, functions });
}

function addName(
  names: Set<string>,
  name: string,
  line: number,
  taken: ReadonlySet<string> = names,
): void {
  if (taken.has(name)) throw new RulesError(`the name "${name}" is already taken`, line);
  names.add(name);
}
