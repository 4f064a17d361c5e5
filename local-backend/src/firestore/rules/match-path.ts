import type { RuleValue } from './values';
import type { AllowLine, MatchBlock, RuleFunction } from './syntax';

export type RequestPath = readonly (string | undefined)[];

export interface MatchedBlock {
  readonly allows: readonly AllowLine[];
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly wildcards: ReadonlyMap<string, RuleValue>;
}

/** The blocks whose path fits all of the request's path, with what their wildcards stand for. */
export function matchPath(
  block: MatchBlock,
  path: RequestPath,
  around: Omit<MatchedBlock, 'allows'> = { functions: new Map(), wildcards: new Map() },
): MatchedBlock[] {
  if (path.length < block.path.length) return [];
  const wildcards = new Map(around.wildcards);
  for (const [index, segment] of block.path.entries()) {
    const value = path[index];
    if ('literal' in segment) {
      if (segment.literal !== value) return [];
    } else if (value !== undefined) {
      wildcards.set(segment.wildcard, { type: 'string', value });
    }
  }
  const own = block.functions.map((declared) => [declared.name, declared] as const);
  const functions = new Map([...around.functions, ...own]);
  const rest = path.slice(block.path.length);
  if (rest.length === 0) return [{ allows: block.allows, functions, wildcards }];
  return block.matches.flatMap((inner) => matchPath(inner, rest, { functions, wildcards }));
}
