import { comparisons, type Expression } from './syntax';
import type { TokenReader } from './token-reader';

/** Reads one condition. Binding, loosest first: `||`, `&&`, comparisons with `in` and `is`, `!`, members. */
export function parseExpression(tokens: TokenReader): Expression {
  return parseChain(tokens, '||', () => parseChain(tokens, '&&', () => parseComparison(tokens)));
}

function parseChain(
  tokens: TokenReader,
  operator: '&&' | '||',
  readOperand: () => Expression,
): Expression {
  let left = readOperand();
  for (let { line } = tokens.peek(); tokens.skip(operator); { line } = tokens.peek()) {
    left = { kind: 'binary', operator, left, right: readOperand(), line };
  }
  return left;
}

function parseComparison(tokens: TokenReader): Expression {
  const left = parseNot(tokens);
  const { line } = tokens.peek();
  if (tokens.skip('is')) return { kind: 'is', operand: left, type: tokens.word(), line };
  const operator = comparisons.find((sign) => tokens.skip(sign));
  return operator ? { kind: 'binary', operator, left, right: parseNot(tokens), line } : left;
}

function parseNot(tokens: TokenReader): Expression {
  const { line } = tokens.peek();
  if (tokens.skip('!')) return { kind: 'not', operand: parseNot(tokens), line };
  return parseMembers(tokens);
}

function parseMembers(tokens: TokenReader): Expression {
  let target = parseValue(tokens);
  for (let { line } = tokens.peek(); tokens.skip('.'); { line } = tokens.peek()) {
    const name = tokens.word();
    target = tokens.skip('(')
      ? { kind: 'method', target, name, args: parseItems(tokens, ')'), line }
      : { kind: 'member', target, name, line };
  }
  return target;
}

function parseValue(tokens: TokenReader): Expression {
  const { kind, text, line } = tokens.peek();
  if (tokens.skip('(')) {
    const inner = parseExpression(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.skip('[')) return { kind: 'list', items: parseItems(tokens, ']'), line };
  if (tokens.skip('null')) return { kind: 'null', line };
  if (tokens.skip('true')) return { kind: 'boolean', value: true, line };
  if (tokens.skip('false')) return { kind: 'boolean', value: false, line };
  if (kind !== 'word' && kind !== 'number' && kind !== 'string')
    tokens.refuse('unknown expression');
  tokens.next();
  if (kind === 'number') return { kind: 'number', value: Number(text), line };
  if (kind === 'string') return { kind: 'string', value: text.slice(1, -1), line };
  if (tokens.skip('(')) return { kind: 'call', name: text, args: parseItems(tokens, ')'), line };
  return { kind: 'name', name: text, line };
}

function parseItems(tokens: TokenReader, closing: string): Expression[] {
  return tokens.listUntil(closing, () => parseExpression(tokens));
}
