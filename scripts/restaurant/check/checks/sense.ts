import { RulesSchema } from '@burger/shared/contracts';
import { wrongRules } from '@burger/shared/publishing';
import * as v from 'valibot';
import { error, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';

/** What the rules say fits together, beyond the shape of each value. */
export function sense(folder: Folder): Finding[] {
  const file = folder.json('rules.json');
  const { output, success } = v.safeParse(RulesSchema, valueOf(folder, 'rules.json'));
  if (!file || !success) return [];
  return wrongRules(output).map(({ at, message }) => error('rules.json', file.lineOf(at), message));
}
