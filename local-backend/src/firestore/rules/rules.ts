import { readFileSync } from 'node:fs';
import type { WireFields } from '../values/value';
import { checkRules } from './check';
import { evaluateCondition } from './evaluate';
import {
  type AllowLine,
  type MatchBlock,
  type Method,
  parseRules,
  type RuleFunction,
} from './parse';
import {
  EvaluationError,
  nullValue,
  ruleMap,
  ruleMapOf,
  type RuleValue,
  ruleValueOfJson,
} from './values';

export interface RuleRequest {
  readonly method: Method;
  readonly path: RequestPath;
  readonly auth: { readonly uid: string; readonly token: object } | null;
  readonly time: number;
  /** The stored document, null when there is none; for a query, what its equality filters tell. */
  readonly resource: WireFields | null;
  readonly newResource?: WireFields;
  readonly limit?: number | null;
}

export interface Rules {
  /** True if some `allow` line grants the request. An evaluation error denies, as in Firestore. */
  allows(request: RuleRequest): boolean;
}

/** Reads firestore.rules from disk. Throws RulesError when the file says something unknown. */
export function loadRules(file: string): Rules {
  return createRules(parseRules(readFileSync(file, 'utf8')));
}

export function createRules(root: MatchBlock): Rules {
  checkRules(root);
  return {
    allows: (request) => {
      const provided = providedValues(request);
      const path = ['databases', '(default)', 'documents', ...request.path];
      return matchPath(root, path).some(({ allows, functions, wildcards }) => {
        const values = new Map([...provided, ...wildcards]);
        const scope = { values, functions, outer: values };
        return allows.some(({ methods, condition }) => {
          if (!methods.includes(request.method)) return false;
          return isTrue(() => evaluateCondition(condition, scope));
        });
      });
    },
  };
}

function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function providedValues(request: RuleRequest): Map<string, RuleValue> {
  const { method, auth, time, resource, newResource, limit } = request;
  const members: [string, RuleValue][] = [
    ['auth', ruleValueOfJson(auth)],
    ['time', { type: 'timestamp', value: BigInt(time) }],
  ];
  if (limit !== undefined) members.push(['query', ruleMap([['limit', ruleValueOfJson(limit)]])]);
  if (newResource) members.push(['resource', ruleMap([['data', ruleMapOf(newResource)]])]);
  const stored = resource && ruleMap([['data', ruleMapOf(resource, method === 'list')]]);
  return new Map<string, RuleValue>([
    ['request', ruleMap(members)],
    ['resource', stored ?? nullValue],
  ]);
}

type RequestPath = readonly (string | undefined)[];

interface MatchedBlock {
  readonly allows: readonly AllowLine[];
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly wildcards: ReadonlyMap<string, RuleValue>;
}

function matchPath(
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
