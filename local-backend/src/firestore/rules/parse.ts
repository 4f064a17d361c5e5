import { parseExpression } from './parse-expression';
import {
  methods,
  type AllowLine,
  type MatchBlock,
  type Method,
  type PathSegment,
  type RuleFunction,
} from './syntax';
import { createTokenReader, type TokenReader } from './token-reader';

const groups: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Parses firestore.rules. Throws RulesError, with the line, on anything it does not know. */
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
