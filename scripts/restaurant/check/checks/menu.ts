import { PublishedSchema } from '@burger/shared/publishing';
import * as v from 'valibot';
import type { Finding } from '../finding';
import { valueOf, type Folder } from '../folder';
import { otherLanguages } from '../known-files';
import { issueAt } from '../shape-problems';

type Issue = v.BaseIssue<unknown>;

// In which file of the folder a part of the published document stands, and how many names of the path lead there.
function sourceOf({ path }: Issue): [file: string, skip: number] {
  const [first, second] = (path ?? []).map(({ key }) => String(key));
  if (first === 'rules') return ['rules.json', 1];
  if (first === 'words' && second) return [`${second}/menu.json`, 2];
  return ['menu.json', 0];
}

/** The menu and the rules with their words can be published. */
export function menu(folder: Folder): Finding[] {
  const own = valueOf(folder, 'menu.json');
  const rules = valueOf(folder, 'rules.json');
  if (typeof own !== 'object' || rules === undefined) return [];
  const words = otherLanguages(folder).flatMap((language) => {
    const said = valueOf(folder, `${language}/menu.json`);
    return said === undefined ? [] : [[language, said] as const];
  });
  const document = { ...own, rules, words: Object.fromEntries(words) };
  const { issues } = v.safeParse(PublishedSchema, document);
  return (issues ?? []).flatMap((issue) => {
    const [name, skip] = sourceOf(issue);
    const file = folder.json(name);
    return file ? [issueAt(file, issue, skip)] : [];
  });
}
