import type { UserRecord } from 'firebase-admin/auth';
import {
  parseArguments,
  runStaffCommand,
  type StaffAccounts,
  type StaffRequest,
} from './staff-command';

interface Known {
  uid: string;
  email: string;
  password?: string;
  emailVerified?: boolean;
  customClaims?: Record<string, unknown>;
}

function setUp(mayCreate = true) {
  const known = new Map<string, Known>();
  const revoked: string[] = [];
  const messages: string[] = [];
  const accounts = {
    async getUserByEmail(email: string) {
      const found = known.get(email);
      if (!found) throw Object.assign(new Error('none'), { code: 'auth/user-not-found' });
      return found;
    },
    async createUser({ email, password }: { email: string; password: string }) {
      const made = { uid: email, email, password };
      known.set(email, made);
      return made;
    },
    async setCustomUserClaims(uid: string, customClaims: Record<string, unknown>) {
      known.set(uid, { ...known.get(uid)!, customClaims });
    },
    async revokeRefreshTokens(uid: string) {
      revoked.push(uid);
    },
    async listUsers(_most: number, page?: string) {
      const users = [...known.values()];
      return page ? { users: users.slice(1) } : { users: users.slice(0, 1), pageToken: 'next' };
    },
  } as unknown as StaffAccounts & { getUserByEmail(email: string): Promise<UserRecord> };
  const run = (wish: StaffRequest) =>
    runStaffCommand({ accounts, mayCreate, say: (line) => messages.push(line) }, wish);
  return { known, revoked, said: messages, run };
}

const meena = 'meena@burgerkatte.example';

test('granting a role locally creates a missing account and prints its password once', async () => {
  const { known, said, run } = setUp();
  expect(await run({ action: 'add', email: meena, role: 'owner' })).toBe(0);
  const { password, customClaims } = known.get(meena)!;
  expect(customClaims).toEqual({ role: 'owner' });
  expect(said.filter((line) => line.includes(password!))).toHaveLength(1);
  await run({ action: 'add', email: meena, role: 'owner' });
  expect(said.filter((line) => line.includes(password!))).toHaveLength(1);
});

test('granting a role in a Firebase project requires an existing account with a verified address', async () => {
  const { known, said, run } = setUp(false);
  const add = { action: 'add', email: meena, role: 'owner' } as const;
  expect(await run(add)).toBe(1);
  expect(known.size).toBe(0);
  expect(said.join(' ')).toMatch(/sign up on the site/);
  known.set(meena, { uid: meena, email: meena, emailVerified: false });
  expect(await run(add)).toBe(1);
  expect(known.get(meena)!.customClaims).toBeUndefined();
  expect(said.join(' ')).toMatch(/reset the password/);
  known.set(meena, { uid: meena, email: meena, emailVerified: true });
  expect(await run(add)).toBe(0);
  expect(known.get(meena)!.customClaims).toEqual({ role: 'owner' });
});

test('removing a staff role keeps other claims and signs the account out', async () => {
  const { known, revoked, run } = setUp();
  known.set(meena, { uid: meena, email: meena, customClaims: { role: 'staff', tester: true } });
  expect(await run({ action: 'remove', email: meena })).toBe(0);
  expect(known.get(meena)!.customClaims).toEqual({ tester: true });
  expect(revoked).toEqual([meena]);
  expect(await run({ action: 'remove', email: meena })).toBe(1);
  expect(await run({ action: 'remove', email: 'nobody@burgerkatte.example' })).toBe(1);
});

test('demoting an owner to staff signs the account out, promoting staff to owner does not', async () => {
  const { revoked, run } = setUp();
  await run({ action: 'add', email: meena, role: 'staff' });
  await run({ action: 'add', email: meena, role: 'owner' });
  expect(revoked).toEqual([]);
  await run({ action: 'add', email: meena, role: 'staff' });
  expect(revoked).toEqual([meena]);
});

test.each<[string, ReturnType<typeof parseArguments>]>([
  [`add ${meena}`, { wish: { action: 'add', email: meena, role: 'staff' }, project: undefined }],
  [
    `add ${meena} --role owner --project p`,
    { wish: { action: 'add', email: meena, role: 'owner' }, project: 'p' },
  ],
  [`remove ${meena}`, { wish: { action: 'remove', email: meena }, project: undefined }],
  ['add meena', null],
  [`add ${meena} --role boss`, null],
  [`fire ${meena}`, null],
])('the arguments "%s" of the staff command are parsed or rejected', (typed, requested) =>
  expect(parseArguments(typed.split(' '))).toEqual(requested),
);
