import { readFileSync } from 'node:fs';
import type { WireFields } from '../values/value';
import { checkRules } from './check';
import {
  type AllowLine,
  type Expression,
  type MatchBlock,
  type Method,
  type Operator,
  parseRules,
  type RuleFunction,
} from './parse';
import {
  areEqual,
  callMethod,
  compareValues,
  EvaluationError,
  isIn,
  isOfType,
  nullValue,
  ruleMap,
  ruleMapOf,
  type RuleValue,
  ruleValueOfJson,
} from './values';

interface Scope {
  readonly values: ReadonlyMap<string, RuleValue>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  /** The global names, which a rules function sees besides its parameters. */
  readonly outer: ReadonlyMap<string, RuleValue>;
}

type Binary = Expression & { kind: 'binary' };

/** Evaluates an expression of the rules. Throws EvaluationError where Firestore denies on an error. */
function evaluate(expression: Expression, scope: Scope): RuleValue {
  switch (expression.kind) {
    case 'null':
      return nullValue;
    case 'boolean':
      return { type: 'bool', value: expression.value };
    case 'number':
      return ruleValueOfJson(expression.value);
    case 'string':
      return { type: 'string', value: expression.value };
    case 'list':
      return { type: 'list', items: expression.items.map((item) => evaluate(item, scope)) };
    case 'name':
      return found(scope.values.get(expression.name), expression.name);
    case 'member':
      return evaluateMember(expression, scope);
    case 'method':
      return callMethod(
        evaluate(expression.target, scope),
        expression.name,
        expression.args.map((argument) => evaluate(argument, scope)),
      );
    case 'call':
      return evaluateCall(expression, scope);
    case 'not':
      return bool(!evaluateCondition(expression.operand, scope));
    case 'is':
      return bool(isOfType(evaluate(expression.operand, scope), expression.type));
    case 'binary':
      return bool(evaluateBinary(expression, scope));
  }
}

function evaluateCondition(expression: Expression, scope: Scope): boolean {
  const result = evaluate(expression, scope);
  if (result.type !== 'bool') throw new EvaluationError(`${result.type} is not a condition`);
  return result.value;
}

// An error on the left side denies even if the right side would decide. Local rules may be stricter than
// hosted ones, but never laxer.
function evaluateBinary({ operator, left, right }: Binary, scope: Scope): boolean {
  if (operator === '&&') return evaluateCondition(left, scope) && evaluateCondition(right, scope);
  if (operator === '||') return evaluateCondition(left, scope) || evaluateCondition(right, scope);
  return comparing[operator](evaluate(left, scope), evaluate(right, scope));
}

type Comparison = (left: RuleValue, right: RuleValue) => boolean;

const comparing: Readonly<Record<Exclude<Operator, '&&' | '||'>, Comparison>> = {
  '==': areEqual,
  '!=': (left, right) => !areEqual(left, right),
  in: isIn,
  '<': (left, right) => compareValues(left, right) < 0,
  '<=': (left, right) => compareValues(left, right) <= 0,
  '>': (left, right) => compareValues(left, right) > 0,
  '>=': (left, right) => compareValues(left, right) >= 0,
};

function evaluateMember({ target, name }: Expression & { kind: 'member' }, scope: Scope) {
  const map = evaluate(target, scope);
  return found(map.type === 'map' ? map.entries.get(name) : undefined, name);
}

function evaluateCall({ name, args }: Expression & { kind: 'call' }, scope: Scope): RuleValue {
  const called = scope.functions.get(name);
  if (!called) throw new EvaluationError(`unknown function: ${name}`);
  const values = new Map(scope.outer);
  called.parameters.forEach((parameter, index) => {
    const argument = args[index];
    if (argument) values.set(parameter, evaluate(argument, scope));
  });
  return evaluate(called.body, { ...scope, values });
}

function found(value: RuleValue | undefined, name: string): RuleValue {
  if (!value) throw new EvaluationError(`${name} has no value`);
  return value;
}

function bool(value: boolean): RuleValue {
  return { type: 'bool', value };
}

export interface RuleRequest {
  readonly method: Method;
  readonly path: RequestPath;
  readonly auth: { readonly uid: string; readonly token: object } | null;
  readonly time: number;
  /** The stored document, or null if it is missing. For a query, the fields its equality filters fix. */
  readonly resource: WireFields | null;
  readonly newResource?: WireFields;
  readonly limit?: number | null;
}

export interface Rules {
  /** Returns true if an `allow` statement grants the request. An evaluation error denies, as in Firestore. */
  allows(request: RuleRequest): boolean;
}

/** Reads firestore.rules from disk. Throws RulesError on unknown syntax or names. */
export function loadRules(file: string): Rules {
  return createRules(parseRules(readFileSync(file, 'utf8')));
}

export function createRules(root: MatchBlock): Rules {
  checkRules(root);
  return {
    allows: (request) => {
      const provided = providedValues(request);
      const path = ['databases', '(default)', 'documents', ...request.path];
      return matchPath(root, path).some(({ allows, functions, wildcards }) => {
        const values = new Map([...provided, ...wildcards]);
        const scope = { values, functions, outer: values };
        return allows.some(({ methods, condition }) => {
          if (!methods.includes(request.method)) return false;
          return isTrue(() => evaluateCondition(condition, scope));
        });
      });
    },
  };
}

function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function providedValues(request: RuleRequest): Map<string, RuleValue> {
  const { method, auth, time, resource, newResource, limit } = request;
  const members: [string, RuleValue][] = [
    ['auth', ruleValueOfJson(auth)],
    ['time', { type: 'timestamp', value: BigInt(time) }],
  ];
  if (limit !== undefined) members.push(['query', ruleMap([['limit', ruleValueOfJson(limit)]])]);
  if (newResource) members.push(['resource', ruleMap([['data', ruleMapOf(newResource)]])]);
  const stored = resource && ruleMap([['data', ruleMapOf(resource, method === 'list')]]);
  return new Map<string, RuleValue>([
    ['request', ruleMap(members)],
    ['resource', stored ?? nullValue],
  ]);
}

type RequestPath = readonly (string | undefined)[];

interface MatchedBlock {
  readonly allows: readonly AllowLine[];
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly wildcards: ReadonlyMap<string, RuleValue>;
}

function matchPath(
  block: MatchBlock,
  path: RequestPath,
  around: Omit<MatchedBlock, 'allows'> = { functions: new Map(), wildcards: new Map() },
): MatchedBlock[] {
  if (path.length < block.path.length) return [];
  const wildcards = new Map(around.wildcards);
  for (const [index, segment] of block.path.entries()) {
    const value = path[index];
    if ('literal' in segment) {
      if (segment.literal !== value) return [];
    } else if (value !== undefined) {
      wildcards.set(segment.wildcard, { type: 'string', value });
    }
  }
  const own = block.functions.map((declared) => [declared.name, declared] as const);
  const functions = new Map([...around.functions, ...own]);
  const rest = path.slice(block.path.length);
  if (rest.length === 0) return [{ allows: block.allows, functions, wildcards }];
  return block.matches.flatMap((inner) => matchPath(inner, rest, { functions, wildcards }));
}
