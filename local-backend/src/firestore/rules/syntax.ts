/** What the parser makes of firestore.rules. Every node keeps the line it stands on, for clear refusals. */
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

/** firestore.rules cannot be used: it is wrong, or says something that the local backend does not know. */
export class RulesError extends Error {
  constructor(message: string, line: number) {
    super(`firestore.rules, line ${line}: ${message}`);
    this.name = 'RulesError';
  }
}
