import * as v from 'valibot';
import { PublishedSchema, type Published } from './published';

export type Checked =
  { published: Published; problems: [] } | { published: null; problems: string[] };

const named = (value: unknown): string => {
  const { name } = (typeof value === 'object' && value !== null ? value : {}) as { name?: unknown };
  return typeof name === 'string' && name.trim() ? ` (${name})` : '';
};

/** Where in the document something is wrong: `dishes.4 (Egg Burger).price`. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? []).map(({ key, value }) => `${String(key)}${named(value)}`).join('.');

/** The schema words what owners get wrong; the rest would read "Invalid type: Expected …". */
function wrongAbout({ message, received, expected, type }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return `: ${message}`;
  if (received === 'undefined') return ' is missing';
  if (type === 'strict_object') return ' is nothing that is known here';
  const what = / length/.test(message) ? ' is of length' : ' is';
  return expected ? `${what} ${received}, but has to be ${expected}` : `${what} not valid`;
}

function inWords(issue: v.BaseIssue<unknown>): string {
  const place = placeOf(issue);
  return place ? `${place}${wrongAbout(issue)}` : issue.message;
}

/** Whether data may be published; otherwise what is wrong with it, each with its place, in plain words. */
export function checkPublished(data: unknown): Checked {
  const result = v.safeParse(PublishedSchema, data);
  return result.success
    ? { published: result.output, problems: [] }
    : { published: null, problems: result.issues.map(inWords) };
}
