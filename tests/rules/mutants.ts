import type {
  AllowLine,
  Expression,
  MatchBlock,
  Method,
} from '../../local-backend/src/firestore/rules/syntax';

export interface Mutant {
  readonly name: string;
  readonly rules: MatchBlock;
}

/** A change somewhere inside a part of the rules: what it was, and the part after it. */
interface Change<T> {
  readonly name: string;
  readonly after: T;
}

/** The rules with one thing deleted, once for every thing: allow lines, their methods, operands, listed names. */
export function mutantsOf(root: MatchBlock): Mutant[] {
  return changesOfBlock(root).map(({ name, after }) => ({ name, rules: after }));
}

function changesOfBlock(block: MatchBlock): Change<MatchBlock>[] {
  return [
    ...block.allows.flatMap((allow, index) => [
      {
        name: `line ${allow.line}: without allow ${allow.methods.join(', ')}`,
        after: { ...block, allows: block.allows.filter((other) => other !== allow) },
      },
      ...changesOfAllow(allow).map(({ name, after }) => ({
        name,
        after: { ...block, allows: block.allows.with(index, after) },
      })),
    ]),
    ...block.functions.flatMap((declared, index) =>
      changesOf(declared.body).map(({ name, after }) => ({
        name,
        after: { ...block, functions: block.functions.with(index, { ...declared, body: after }) },
      })),
    ),
    ...block.matches.flatMap((inner, index) =>
      changesOfBlock(inner).map(({ name, after }) => ({
        name,
        after: { ...block, matches: block.matches.with(index, after) },
      })),
    ),
  ];
}

function changesOfAllow(allow: AllowLine): Change<AllowLine>[] {
  const without = (method: Method) => allow.methods.filter((other) => other !== method);
  return [
    ...allow.methods.map((method) => ({
      name: `line ${allow.line}: without ${method}`,
      after: { ...allow, methods: without(method) },
    })),
    {
      name: `line ${allow.line}: without its condition`,
      after: { ...allow, condition: { kind: 'boolean', value: true, line: allow.line } },
    },
    ...changesOf(allow.condition).map(({ name, after }) => ({
      name,
      after: { ...allow, condition: after },
    })),
  ];
}

function changesOf(expression: Expression): Change<Expression>[] {
  const { line } = expression;
  switch (expression.kind) {
    case 'binary': {
      const { operator, left, right } = expression;
      const isJoin = operator === '&&' || operator === '||';
      const dropped = [
        { name: `line ${line}: without what is left of ${operator}`, after: right },
        { name: `line ${line}: without what is right of ${operator}`, after: left },
      ];
      return [
        ...(isJoin ? dropped : []),
        ...changesOf(left).map(({ name, after }) => ({
          name,
          after: { ...expression, left: after },
        })),
        ...changesOf(right).map(({ name, after }) => ({
          name,
          after: { ...expression, right: after },
        })),
      ];
    }
    case 'method':
    case 'call':
      return expression.args.flatMap((argument, index) =>
        changesOf(argument).map(({ name, after }) => ({
          name,
          after: { ...expression, args: expression.args.with(index, after) },
        })),
      );
    case 'list':
      return expression.items.map((item, index) => ({
        name: `line ${line}: without item ${index + 1} of the list`,
        after: { ...expression, items: expression.items.filter((other) => other !== item) },
      }));
    case 'not':
      return [{ name: `line ${line}: without !`, after: expression.operand }];
    default:
      return [];
  }
}
