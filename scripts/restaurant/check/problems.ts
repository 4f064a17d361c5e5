import * as v from 'valibot';
import { error, type Finding, type JsonFile } from './folder';
import { lookOf, meantBy } from './what-fits';

const kinds: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  strict_object: 'an object in { }',
  record: 'an object in { }',
  tuple: 'a list in [ ]',
};

const namesOf = (value: unknown): string => {
  const { name, title, code } = (typeof value === 'object' && value !== null ? value : {}) as {
    name?: unknown;
    title?: unknown;
    code?: unknown;
  };
  const known = [name, title, code].find((one) => typeof one === 'string' && one.trim());
  return known === undefined ? '' : ` (${String(known)})`;
};

/** Returns the position of a value in words, such as `dishes → 4 (Masala Dosa) → price`. Counts from 1. */
const placeOf = (path: readonly { key: unknown; value: unknown }[]): string =>
  path
    .map(({ key, value }) => `${typeof key === 'number' ? key + 1 : String(key)}${namesOf(value)}`)
    .join(' → ');

const lengthOf = (input: unknown) => (typeof input === 'string' ? input.length : 0);

const bound = (requirement: unknown): string => String(requirement);

/** Suggests a valid value if it can be guessed from the input. */
function insteadOf({ input, requirement }: { input: unknown; requirement?: unknown }): string {
  if (typeof input !== 'string' || !(requirement instanceof RegExp)) return '';
  const meant = meantBy(input, (text) => requirement.test(text));
  return meant === null ? '' : `: write ${JSON.stringify(meant)}`;
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const { type, kind, input, received, expected, message } = issue;
  const { requirement } = issue as { requirement?: unknown };
  const instead = insteadOf(issue as { input: unknown; requirement?: unknown });
  if (!message.startsWith('Invalid ')) {
    return `: ${instead ? message.replace(/\.$/, '') : message}${instead}`;
  }
  if (expected === 'never') return ' is not a known field: is it spelt correctly?';
  if (received === 'undefined') return ' is missing';
  if (type === 'max_length' && typeof input === 'string') {
    return ` is too long: ${lengthOf(input)} characters, at most ${bound(requirement)}`;
  }
  if (type === 'max_length') return ` has too many: at most ${bound(requirement)}`;
  if (type === 'min_length') return ' is empty';
  if (type === 'min_value') return ` is ${received}, but at least ${bound(requirement)}`;
  if (type === 'max_value') return ` is ${received}, but at most ${bound(requirement)}`;
  if (type === 'integer' || type === 'safe_integer') return ` is ${received}, but has to be whole`;
  if (type === 'picklist') return ` is ${received}; possible are ${String(expected)}`;
  if (kind === 'schema' && kinds[type]) return ` is ${received}, but has to be ${kinds[type]}`;
  const look = lookOf((issue.path ?? []).map(({ key }) => String(key)));
  return `${look ? ` is ${received}, but has to be ${look}` : ` is ${received}, which is not possible`}${instead}`;
}

type Issue = v.BaseIssue<unknown>;

/** Returns the finding for an issue at its line in a file. `skip` is the number of path segments that name the file. */
export function issueAt(file: JsonFile, issue: Issue, skip = 0): Finding {
  const path = (issue.path ?? []).slice(skip);
  const place = path.map(({ key }) => key as string | number);
  const says = path.length > 0 ? `${placeOf(path)}${problemOf(issue)}` : problemOf(issue).slice(2);
  return error(file.file, file.lineOf(place), `${says}.`);
}

export function shapeProblems(file: JsonFile, schema: v.GenericSchema): Finding[] {
  const { issues = [] } = v.safeParse(schema, file.value);
  return issues.map((issue) => issueAt(file, issue));
}
