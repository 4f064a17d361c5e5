import { readTokens, type Token } from './read-tokens';
import { RulesError } from './syntax';

/** Walks over the tokens of a rules file, and complains by line. */
export interface TokenReader {
  peek(): Token;
  next(): Token;
  /** Steps over the token if it reads like this (never a quoted string). */
  skip(text: string): boolean;
  expect(text: string): Token;
  word(): string;
  /** Reads items parted by commas up to the closing sign. */
  listUntil<T>(closing: string, readItem: () => T): T[];
  refuse(what: string): never;
}

/** Opens the text of a rules file for reading. */
export function createTokenReader(source: string): TokenReader {
  const tokens = readTokens(source);
  const last = tokens[tokens.length - 1] as Token;
  let position = 0;

  const reader: TokenReader = {
    peek: () => tokens[position] ?? last,
    next: () => tokens[position++] ?? last,
    skip: (text) => {
      const { kind, text: found } = reader.peek();
      if (kind === 'string' || found !== text) return false;
      position += 1;
      return true;
    },
    expect: (text) => {
      const token = reader.peek();
      if (!reader.skip(text)) reader.refuse(`expected "${text}" instead of`);
      return token;
    },
    word: () => {
      if (reader.peek().kind !== 'word') reader.refuse('expected a name instead of');
      return reader.next().text;
    },
    listUntil: (closing, readItem) => {
      const items = [];
      while (!reader.skip(closing)) {
        if (items.length > 0) reader.expect(',');
        items.push(readItem());
      }
      return items;
    },
    refuse: (what) => {
      throw new RulesError(`${what} "${reader.peek().text}"`, reader.peek().line);
    },
  };
  return reader;
}
