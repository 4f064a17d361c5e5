import { ownField } from '../values/value';
import { methodArity, typeNames } from './values';
import { type Expression, type MatchBlock, type RuleFunction, RulesError } from './parse';

const outermost: KnownNames = {
  values: new Set(['request', 'resource']),
  functions: new Map(),
};

/** Throws RulesError for unknown names, wrong arguments, recursion and duplicate definitions. */
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
  reserved: ReadonlySet<string> = names,
): void {
  if (reserved.has(name)) throw new RulesError(`the name "${name}" is already taken`, line);
  names.add(name);
}

const provided: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'query', 'resource', 'time'],
  'request.auth': ['token', 'uid'],
  'request.query': ['limit'],
  'request.resource': ['data'],
  resource: ['data'],
};

interface KnownNames {
  readonly values: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly calling?: readonly string[];
}

/** Throws RulesError for an unknown name, so that a typo is reported at start. */
function checkExpression(expression: Expression, known: KnownNames): void {
  const { line } = expression;
  switch (expression.kind) {
    case 'name':
      if (!known.values.has(expression.name)) {
        throw new RulesError(`unknown name "${expression.name}"`, line);
      }
      if (expression.name === 'request') throw new RulesError('request needs a member', line);
      break;
    case 'member':
      checkMember(expression, known);
      break;
    case 'method':
      checkArguments(expression, ownField(methodArity, expression.name), known);
      checkExpression(expression.target, known);
      break;
    case 'call':
      checkCall(expression, known);
      break;
    case 'is':
      if (!typeNames.includes(expression.type)) {
        throw new RulesError(`unknown type "${expression.type}"`, line);
      }
      checkExpression(expression.operand, known);
      break;
    case 'not':
      checkExpression(expression.operand, known);
      break;
    case 'binary':
      checkExpression(expression.left, known);
      checkExpression(expression.right, known);
      break;
    case 'list':
      for (const item of expression.items) checkExpression(item, known);
      break;
    default: // Literals need no check.
  }
}

function checkMember(member: Expression & { kind: 'member' }, known: KnownNames): void {
  const path = pathOf(member.target);
  const names = path === undefined ? undefined : ownField(provided, path);
  if (names && !names.includes(member.name)) {
    throw new RulesError(`unknown or unsupported: ${path}.${member.name}`, member.line);
  }
  if (path !== 'request') checkExpression(member.target, known);
}

function checkCall(call: Expression & { kind: 'call' }, known: KnownNames): void {
  const called = known.functions.get(call.name);
  checkArguments(call, called?.parameters.length, known);
  if (!called) return;
  const calling = known.calling ?? [];
  if (calling.includes(call.name)) {
    throw new RulesError(`${call.name} calls itself, which Firestore does not allow`, call.line);
  }
  checkExpression(called.body, {
    values: new Set([...known.values, ...called.parameters]),
    functions: known.functions,
    calling: [...calling, call.name],
  });
}

function checkArguments(
  { name, args, line }: Expression & { kind: 'call' | 'method' },
  expected: number | undefined,
  known: KnownNames,
): void {
  if (expected === undefined) throw new RulesError(`unknown function "${name}"`, line);
  if (args.length !== expected) {
    throw new RulesError(`${name} takes ${expected} arguments, not ${args.length}`, line);
  }
  for (const argument of args) checkExpression(argument, known);
}

function pathOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'member') return undefined;
  const target = pathOf(expression.target);
  return target && `${target}.${expression.name}`;
}
