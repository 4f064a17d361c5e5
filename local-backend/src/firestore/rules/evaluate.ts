import {
  areEqual,
  callMethod,
  compareValues,
  EvaluationError,
  isIn,
  nullValue,
  type RuleValue,
  ruleValueOfJson,
  isOfType,
} from './values';
import type { Expression, Operator, RuleFunction } from './parse';

interface Scope {
  readonly values: ReadonlyMap<string, RuleValue>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  /** The outermost names, which a function body sees besides its parameters. */
  readonly outer: ReadonlyMap<string, RuleValue>;
}

type Binary = Expression & { kind: 'binary' };

/** Evaluates an expression. Throws EvaluationError where Firestore would, which denies. */
export function evaluate(expression: Expression, scope: Scope): RuleValue {
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

/** Evaluates to true or false; anything else is an error. */
export function evaluateCondition(expression: Expression, scope: Scope): boolean {
  const result = evaluate(expression, scope);
  if (result.type !== 'bool') throw new EvaluationError(`${result.type} is not a condition`);
  return result.value;
}

// An error on the left side counts even where the right side would settle the matter: the local rules may be
// stricter than the hosted ones, never laxer.
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
  if (!called) throw new EvaluationError(`no such function: ${name}`);
  const values = new Map(scope.outer);
  called.parameters.forEach((parameter, index) => {
    const argument = args[index];
    if (argument) values.set(parameter, evaluate(argument, scope));
  });
  return evaluate(called.body, { ...scope, values });
}

function found(value: RuleValue | undefined, name: string): RuleValue {
  if (!value) throw new EvaluationError(`nothing is known about ${name}`);
  return value;
}

function bool(value: boolean): RuleValue {
  return { type: 'bool', value };
}
