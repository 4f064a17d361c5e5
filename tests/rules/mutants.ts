import type { MatchBlock } from '../../local-backend/src/firestore/rules/parse';

interface Mutant {
  readonly name: string;
  readonly rules: MatchBlock;
}

/** A change in a part of the Firestore rules: its name, and the changed part. */
type Change = readonly [name: string, after: unknown];
type Part = Record<string, unknown> & { line: number; kind?: string };

/**
 * Returns the Firestore rules with one part deleted, for each part: allow lines, methods, operands, listed
 * names.
 */
export const mutantsOf = (root: MatchBlock): Mutant[] =>
  changesOf(root).map(([name, after]) => ({ name, rules: after as MatchBlock }));

function changesOf(part: unknown): Change[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = (one: unknown, put: (after: unknown) => unknown) =>
    changesOf(one).map(([name, after]): Change => [name, put(after)]);
  if (Array.isArray(part))
    return part.flatMap((one, at) => inside(one, (after) => part.with(at, after)));
  return [
    ...deletionsOf(part as Part).map(([what, after]): Change => [
      `line ${(part as Part).line}: without ${what}`,
      after,
    ]),
    ...Object.entries(part).flatMap(([key, one]) =>
      inside(one, (after) => ({ ...part, [key]: after })),
    ),
  ];
}

function deletionsOf(part: Part): Change[] {
  const without = (key: string, nameOf: (one: never, at: number) => string) => {
    const all = (part[key] ?? []) as unknown[];
    return all.map((one, at): Change => [
      nameOf(one as never, at),
      { ...part, [key]: all.toSpliced(at, 1) },
    ]);
  };
  if (part.kind === 'list') return without('items', (_, at) => `item ${at + 1} of the list`);
  if (part.kind === 'not') return [['!', part['operand']]];
  if (part['operator'] === '&&' || part['operator'] === '||')
    return [
      [`what is left of ${part['operator']}`, part['right']],
      [`what is right of ${part['operator']}`, part['left']],
    ];
  if (part['methods'])
    return [
      ...without('methods', (method) => method),
      ['its condition', { ...part, condition: { kind: 'boolean', value: true, line: part.line } }],
    ];
  return without(
    'allows',
    ({ methods, line }: { methods: string[]; line: number }) =>
      `allow ${methods.join(', ')} of line ${line}`,
  );
}
