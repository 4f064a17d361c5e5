import { parseArgs } from 'node:util';
import { EmailSchema } from '@burger/shared/contracts';
import { staffRoles } from '@burger/shared/kitchen';
import * as v from 'valibot';
import type { StaffWish } from './staff-command';

export const usage = `Who may use the counter, and who its menu.
  npm run staff -- add <email>                 gives the role staff; --role owner the owner's
  npm run staff -- remove <email>              takes the role away, and signs out everywhere
  npm run staff -- list
  In the local backend that runs here (PORT says another port than 3000); in a Firebase project: --project <id>`;

const RoleSchema = v.picklist(staffRoles);

/** What the command line asks for; null where it is not understood. */
export function readWish(
  args: readonly string[],
): { wish: StaffWish; project: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string', default: 'staff' }, project: { type: 'string' } },
    });
    const { role, project } = values;
    const [action, email, ...more] = positionals;
    if (action === 'list' && email === undefined) return { wish: { action }, project };
    if (more.length > 0 || !v.is(EmailSchema, email) || !v.is(RoleSchema, role)) return null;
    if (action === 'add') return { wish: { action, email, role }, project };
    return action === 'remove' ? { wish: { action, email }, project } : null;
  } catch {
    return null;
  }
}
