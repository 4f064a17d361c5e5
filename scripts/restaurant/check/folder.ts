import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that an owner should know of the folder. An error keeps the shop from opening, a warning does not. */
export interface Finding {
  level: 'error' | 'warning';
  /** Within the folder: `kn/menu.json`. */
  file: string;
  /** From 1 on; left out where it is about the whole file. */
  line?: number | undefined;
  says: string;
}

const finding =
  (level: Finding['level']) =>
  (file: string, line: number | undefined, says: string): Finding => ({ level, file, line, says });

export const error = finding('error');
export const warning = finding('warning');

export type Place = readonly (string | number)[];

// What the parser calls what people do wrong.
const inWords: Record<string, string> = {
  CommaExpected: 'a comma is missing before this',
  PropertyNameExpected: 'a name in double quotes is missing here, or a comma is too many',
  ValueExpected: 'a value is missing here, or a comma is too many',
  ColonExpected: 'a colon is missing here',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'something stands after the end',
  InvalidSymbol: 'a text has to stand in double quotes',
  InvalidCommentToken: 'comments are not possible in JSON',
  UnexpectedEndOfString: 'the double quote at the end of a text is missing',
};

/** A JSON file of the folder, which knows at which line each of its values stands. */
export class JsonFile {
  readonly problems: Finding[];
  /** Undefined where it cannot be read. */
  readonly value: unknown;
  private readonly tree: Node | undefined;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    const faults: ParseError[] = [];
    this.tree = parseTree(text, faults, { disallowComments: true });
    const [first] = faults;
    this.problems = first
      ? [error(file, this.lineAt(first.offset), `This is no JSON: ${this.wordsOf(first)}.`)]
      : this.doubledNames();
    this.value = first || !this.tree ? undefined : getNodeValue(this.tree);
  }

  /** The line of a value; of what holds it where it is not there. */
  lineOf(place: Place): number | undefined {
    if (!this.tree) return undefined;
    for (let length = place.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(this.tree, place.slice(0, length));
      if (node) return this.lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  private wordsOf({ error: code }: ParseError): string {
    const name = printParseErrorCode(code);
    return inWords[name] ?? name;
  }

  // Of two values with the same name JSON keeps the last, and says nothing.
  private doubledNames(): Finding[] {
    const found: Finding[] = [];
    const visit = (node: Node) => {
      const names = new Set<string>();
      for (const child of node.children ?? []) {
        const name = child.type === 'property' ? String(child.children?.[0]?.value) : undefined;
        if (name !== undefined && names.has(name)) {
          found.push(error(this.file, this.lineAt(child.offset), `“${name}” stands here twice.`));
        }
        if (name !== undefined) names.add(name);
        visit(child);
      }
    };
    if (this.tree) visit(this.tree);
    return found;
  }
}

/** The folder of a restaurant, as its owner wrote it. */
export interface Folder {
  path: string;
  has(file: string): boolean;
  /** Names of the files in a folder of it; none where there is none. */
  list(folder: string): string[];
  bytes(file: string): Buffer;
  /** Null where there is no such file. */
  json(file: string): JsonFile | null;
}

export function openFolder(folder: string): Folder {
  const read = new Map<string, JsonFile>();
  const at = (file: string) => path.join(folder, file);
  const has = (file: string) => existsSync(at(file));
  return {
    path: folder,
    has,
    list: (name) => (has(name) ? readdirSync(at(name)).sort() : []),
    bytes: (file) => readFileSync(at(file)),
    json(file) {
      if (!has(file)) return null;
      const known = read.get(file) ?? new JsonFile(file, readFileSync(at(file), 'utf8'));
      read.set(file, known);
      return known;
    },
  };
}

/** What a JSON file holds; undefined where it is not there or cannot be read, which is said elsewhere. */
export const valueOf = (folder: Folder, file: string): unknown => folder.json(file)?.value;

/** An error, told at the line of a value. */
export const errorAt = (folder: Folder, file: string, place: Place, says: string): Finding =>
  error(file, folder.json(file)?.lineOf(place), says);

/** A warning, told at the line of a value. */
export const warningAt = (folder: Folder, file: string, place: Place, says: string): Finding =>
  warning(file, folder.json(file)?.lineOf(place), says);
