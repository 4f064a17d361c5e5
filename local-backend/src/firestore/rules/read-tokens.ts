import { RulesError } from './syntax';

export interface Token {
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

/** Cuts the text of a rules file into tokens. Throws RulesError at the first character it does not know. */
export function readTokens(source: string): Token[] {
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
