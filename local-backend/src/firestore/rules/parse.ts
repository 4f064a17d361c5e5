/** The syntax tree of firestore.rules. Each node keeps its line for error messages. */
export type Expression =
  | { kind: 'null'; line: number }
  | { kind: 'boolean'; value: boolean; line: number }
  | { kind: 'number'; value: number; line: number }
  | { kind: 'string'; value: string; line: number }
  | { kind: 'list'; items: readonly Expression[]; line: number }
  | { kind: 'name'; name: string; line: number }
  | { kind: 'member'; target: Expression; name: string; line: number }
  | { kind: 'method'; target: Expression; name: string; args: readonly Expression[]; line: number }
  | { kind: 'call'; name: string; args: readonly Expression[]; line: number }
  | { kind: 'not'; operand: Expression; line: number }
  | { kind: 'is'; operand: Expression; type: string; line: number }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression; line: number };

export const comparisons = ['==', '!=', '<', '<=', '>', '>=', 'in'] as const;
export type Operator = (typeof comparisons)[number] | '&&' | '||';
export const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface AllowLine {
  readonly methods: readonly Method[];
  readonly condition: Expression;
  readonly line: number;
}

export interface RuleFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: Expression;
  readonly line: number;
}

export type PathSegment = { readonly literal: string } | { readonly wildcard: string };

export interface MatchBlock {
  readonly path: readonly PathSegment[];
  readonly allows: readonly AllowLine[];
  readonly functions: readonly RuleFunction[];
  readonly matches: readonly MatchBlock[];
  readonly line: number;
}

export class RulesError extends Error {
  constructor(message: string, line: number) {
    super(`firestore.rules, line ${line}: ${message}`);
    this.name = 'RulesError';
  }
}

const groups: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Parses firestore.rules. Throws RulesError with the line number on unknown syntax. */
export function parseRules(source: string): MatchBlock {
  const tokens = createTokenReader(source);
  tokens.expect('rules_version');
  tokens.expect('=');
  if (tokens.peek().text !== "'2'") tokens.refuse("only rules_version '2' is known, not");
  tokens.next();
  tokens.expect(';');
  const { line } = tokens.expect('service');
  for (const part of ['cloud', '.', 'firestore', '{']) tokens.expect(part);
  const root = { path: [], line, ...parseBody(tokens) };
  if (tokens.peek().kind !== 'end') tokens.refuse('expected the end of the file instead of');
  return root;
}

function parseBody(tokens: TokenReader): Pick<MatchBlock, 'allows' | 'functions' | 'matches'> {
  const allows: AllowLine[] = [];
  const functions: RuleFunction[] = [];
  const matches: MatchBlock[] = [];
  while (!tokens.skip('}')) {
    const { line } = tokens.peek();
    if (tokens.skip('allow')) allows.push(parseAllow(tokens, line));
    else if (tokens.skip('function')) functions.push(parseFunction(tokens, line));
    else if (tokens.skip('match')) matches.push(parseMatch(tokens, line));
    else tokens.refuse('expected allow, match, function or "}" instead of');
  }
  return { allows, functions, matches };
}

function parseMatch(tokens: TokenReader, line: number): MatchBlock {
  const path: PathSegment[] = [];
  while (tokens.skip('/')) {
    const wildcard = tokens.skip('{');
    const name = tokens.word();
    path.push(wildcard ? { wildcard: name } : { literal: name });
    if (wildcard) tokens.expect('}');
  }
  if (path.length === 0) tokens.refuse('expected a path instead of');
  tokens.expect('{');
  return { path, line, ...parseBody(tokens) };
}

function parseAllow(tokens: TokenReader, line: number): AllowLine {
  const allowed = tokens.listUntil(':', () => parseMethods(tokens)).flat();
  if (allowed.length === 0) tokens.refuse('expected what is allowed before');
  tokens.expect('if');
  const condition = parseExpression(tokens);
  tokens.expect(';');
  return { methods: allowed, condition, line };
}

function parseMethods(tokens: TokenReader): readonly Method[] {
  const { text } = tokens.peek();
  const known = methods.filter((method) => method === text);
  const group = Object.hasOwn(groups, text) ? groups[text] : undefined;
  if (!group && known.length === 0) tokens.refuse('cannot allow');
  tokens.next();
  return group ?? known;
}

function parseFunction(tokens: TokenReader, line: number): RuleFunction {
  const name = tokens.word();
  tokens.expect('(');
  const parameters = tokens.listUntil(')', () => tokens.word());
  tokens.expect('{');
  tokens.expect('return');
  const body = parseExpression(tokens);
  tokens.expect(';');
  tokens.expect('}');
  return { name, parameters, body, line };
}

function parseExpression(tokens: TokenReader): Expression {
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

function createTokenReader(source: string) {
  const tokens = readTokens(source);
  const last = tokens[tokens.length - 1] as Token;
  let position = 0;
  const peek = (): Token => tokens[position] ?? last;
  const next = (): Token => tokens[position++] ?? last;

  function refuse(what: string): never {
    throw new RulesError(`${what} "${peek().text}"`, peek().line);
  }

  /** Skips the next token if its text matches. Quoted strings never match. */
  function skip(text: string): boolean {
    const { kind, text: found } = peek();
    if (kind === 'string' || found !== text) return false;
    position += 1;
    return true;
  }

  function expect(text: string): Token {
    const token = peek();
    if (!skip(text)) refuse(`expected "${text}" instead of`);
    return token;
  }

  function word(): string {
    if (peek().kind !== 'word') refuse('expected a name instead of');
    return next().text;
  }

  function listUntil<T>(closing: string, readItem: () => T): T[] {
    const items: T[] = [];
    while (!skip(closing)) {
      if (items.length > 0) expect(',');
      items.push(readItem());
    }
    return items;
  }

  return { peek, next, refuse, skip, expect, word, listUntil };
}

type TokenReader = ReturnType<typeof createTokenReader>;

interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
  readonly line: number;
}

const patterns = [
  ['space', /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'[^'\\\n]*'|"[^"\\\n]*"/y],
  ['sign', /==|!=|<=|>=|&&|\|\||[{}()[\];:,.=<>!/]/y],
] as const;

function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; at < source.length;) {
    const found = nextToken(source, at);
    if (!found) throw new RulesError(`cannot read "${source.slice(at, at + 10).trim()}"`, line);
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: found.text, line });
    line += found.text.split('\n').length - 1;
    at += found.text.length;
  }
  return [...tokens, { kind: 'end', text: 'end of file', line }];
}

function nextToken(source: string, at: number) {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return undefined;
}
