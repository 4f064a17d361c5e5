import * as v from 'valibot';
import { error, type Finding } from './finding';
import { placeOf, problemOf } from './problems';
import type { JsonFile } from './json-file';

type Issue = v.BaseIssue<unknown>;

/** What an issue says in plain words, at the line of a file. `skip`: how many names of its path lead to the file. */
export function issueAt(file: JsonFile, issue: Issue, skip = 0): Finding {
  const path = (issue.path ?? []).slice(skip);
  const place = path.map(({ key }) => key as string | number);
  const says = path.length > 0 ? `${placeOf(path)}${problemOf(issue)}` : problemOf(issue).slice(2);
  return error(file.file, file.lineOf(place), `${says}.`);
}

/** What of a file does not fit its schema. */
export function shapeProblems(file: JsonFile, schema: v.GenericSchema): Finding[] {
  const { issues = [] } = v.safeParse(schema, file.value);
  return issues.map((issue) => issueAt(file, issue));
}
