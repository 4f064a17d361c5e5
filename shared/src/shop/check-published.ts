import * as v from 'valibot';
import { PublishedSchema, type Published } from './published';
import { wrongRules, type WrongRule } from './wrong-rules';

export type Checked =
  | { published: Published; problems: [] }
  | { published: null; problems: string[] };

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

/** Whether data has the shape of what is published; otherwise what is wrong with it, each with its place, in plain words. */
export function checkPublished(data: unknown): Checked {
  const result = v.safeParse(PublishedSchema, data);
  return result.success
    ? { published: result.output, problems: [] }
    : { published: null, problems: result.issues.map(inWords) };
}

/** A rule that makes no sense, with its place: `rules.promos.0.discount: HALF takes off more than everything.` */
export const wrongRuleInWords = ({ at, message }: WrongRule): string =>
  `rules.${at.join('.')}: ${message}`;

/** The same of what somebody is about to publish: its rules have to make sense, too. */
export function checkToPublish(data: unknown): Checked {
  const checked = checkPublished(data);
  if (!checked.published) return checked;
  const problems = wrongRules(checked.published.rules).map(wrongRuleInWords);
  return problems.length > 0 ? { published: null, problems } : checked;
}
