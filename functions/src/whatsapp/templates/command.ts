import type { TemplateAccount } from '../cloud-api';
import { templateStates } from './templates';

const works = (state: string): boolean => state === 'APPROVED';

/**
 * Prints the state of every message template at Meta, and the texts to register. With `registers` it hands in
 * the missing ones. Returns the exit code: 0 if all are approved.
 */
export async function runTemplates(
  account: TemplateAccount,
  registers: boolean,
  print: (line: string) => void,
): Promise<number> {
  const states = templateStates(await account.templates());
  for (const { name, language, state, reason, text, registration } of states) {
    const isNew = registers && state === 'missing';
    if (isNew) await account.register(registration);
    const why = reason && reason !== 'NONE' ? ` (${reason})` : '';
    print(`${isNew ? 'handed in' : state}${why}: ${name} ${language}`);
    if (!works(state)) print(`  ${text}`);
  }
  const open = states.filter(({ state }) => !works(state)).length;
  if (open === 0) print('All templates are approved.');
  else
    print(
      `${open} of ${states.length} cannot be sent yet. --register hands in the missing ones; Meta answers within a day. Change another text in WhatsApp Manager.`,
    );
  return open === 0 ? 0 : 1;
}
