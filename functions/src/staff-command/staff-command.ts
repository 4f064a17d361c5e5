import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EmailSchema } from '@burger/shared/contracts';
import { type StaffRole, staffRoles } from '@burger/shared/kitchen';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import * as v from 'valibot';

export type StaffAccounts = Pick<
  Auth,
  'createUser' | 'getUserByEmail' | 'listUsers' | 'revokeRefreshTokens' | 'setCustomUserClaims'
>;

export type StaffRequest =
  | { action: 'add'; email: string; role: StaffRole }
  | { action: 'remove'; email: string }
  | { action: 'list' };

interface StaffPorts {
  accounts: StaffAccounts;
  mayCreate: boolean;
  say: (line: string) => void;
}

export type ExitCode = 0 | 1;
const roleOf = ({ customClaims }: UserRecord): unknown => customClaims?.['role'];

async function find(accounts: StaffAccounts, email: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

async function make({ accounts, say }: StaffPorts, email: string): Promise<UserRecord> {
  const password = randomBytes(9).toString('base64url');
  const account = await accounts.createUser({ email, password, emailVerified: true });
  say(`Created the account ${email} with the password ${password}`);
  say('The password is not shown again.');
  return account;
}

async function add(ports: StaffPorts, email: string, role: StaffRole): Promise<ExitCode> {
  const { accounts, mayCreate, say } = ports;
  const found = await find(accounts, email);
  if (!found && !mayCreate) {
    say(`Nobody has signed up as ${email} yet.`);
    say('Ask them to sign up on the site by email, or add them in the Firebase console under');
    say('Authentication. Then run this again.');
    return 1;
  }
  // Anyone can sign up with somebody else's address, so an unverified account gets no role.
  if (found && !found.emailVerified && !mayCreate) {
    say(`The account ${email} has not verified its address.`);
    say('Ask them to reset the password in the sign-in dialog and to use the mailed link.');
    say('Then run this again.');
    return 1;
  }
  const account = found ?? (await make(ports, email));
  await accounts.setCustomUserClaims(account.uid, { ...account.customClaims, role });
  // Revoke tokens, because losing permissions must take effect now, not when the token expires.
  if (roleOf(account) === 'owner' && role === 'staff') {
    await accounts.revokeRefreshTokens(account.uid);
  }
  say(`${email} is ${role} now.`);
  return 0;
}

async function remove({ accounts, say }: StaffPorts, email: string): Promise<ExitCode> {
  const account = await find(accounts, email);
  if (!account || roleOf(account) === undefined) {
    say(`${email} is not a member of the staff.`);
    return 1;
  }
  const { role: _role, ...others } = account.customClaims ?? {};
  await accounts.setCustomUserClaims(account.uid, others);
  await accounts.revokeRefreshTokens(account.uid);
  say(`${email} is no longer a member of the staff and is signed out everywhere.`);
  return 0;
}

async function list({ accounts, say }: StaffPorts): Promise<ExitCode> {
  let page: string | undefined;
  let many = 0;
  do {
    const { users, pageToken } = await accounts.listUsers(1000, page);
    for (const user of users.filter((one) => roleOf(one) !== undefined)) {
      many += 1;
      say(
        `${String(roleOf(user)).padEnd(6)} ${user.email ?? user.uid}${user.disabled ? ' (disabled)' : ''}`,
      );
    }
    page = pageToken;
  } while (page);
  if (many === 0) say('There are no staff accounts yet: npm run staff -- add <email> --role owner');
  return 0;
}

export function runStaffCommand(ports: StaffPorts, wish: StaffRequest): Promise<ExitCode> {
  switch (wish.action) {
    case 'add':
      return add(ports, wish.email, wish.role);
    case 'remove':
      return remove(ports, wish.email);
    case 'list':
      return list(ports);
  }
}

export const usage = `Manages the staff accounts of the counter and their roles.
  npm run staff -- add <email>                 gives the role staff, or owner with --role owner
  npm run staff -- remove <email>              removes the role and signs out all devices
  npm run staff -- list                        lists the staff accounts
  Without --project <id> of a Firebase project: in the running local backend, on port 3000 or PORT`;

const RoleSchema = v.picklist(staffRoles);

/** Parses the staff command's arguments; null for an invalid command. Throws for unknown options. */
export function parseArguments(
  args: readonly string[],
): { wish: StaffRequest; project: string | undefined } | null {
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
}
