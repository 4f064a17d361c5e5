import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import { keepBeside } from '../files/keep-beside';
import type { Account } from './accounts';

/** How somebody signs in at the counter of this computer. */
export interface CounterAccount {
  email: string;
  password: string;
}

const email = restaurant.emails.hello.replace(/^[^@]+/, 'kitchen');

function readAccount(file: string): CounterAccount | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> | null;
    const { email: address, password } = kept ?? {};
    const isWhole = typeof address === 'string' && typeof password === 'string';
    return isWhole ? { email: address, password } : null;
  } catch {
    return null;
  }
}

/** The owner's account of the local site, made at the first start; the file is readable by its owner only. */
export function counterAccount(
  dataDir: string,
  say: (line: string) => void = () => undefined,
): CounterAccount {
  const file = path.join(dataDir, 'counter.json');
  if (existsSync(file)) {
    const kept = readAccount(file);
    if (kept) return kept;
    say(
      `${file} is damaged. It is kept as ${keepBeside(file)}, and the counter gets a new password.`,
    );
  }
  const account = { email, password: randomBytes(6).toString('hex') };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(account)}\n`, { mode: 0o600 });
  return account;
}

// As the emulator of firebase-tools keeps passwords; its version is pinned.
const hashed = (password: string, salt: string) => `fakeHash:salt=${salt}:password=${password}`;

const isOf = ({ passwordHash, salt }: Account, password: string) =>
  passwordHash === hashed(password, String(salt));

function withPassword(account: Account, password: string, now: number): Account {
  const salt = `fakeSalt${randomBytes(12).toString('hex')}`;
  const validSince = String(Math.floor(now / 1000));
  return {
    ...account,
    salt,
    passwordHash: hashed(password, salt),
    passwordUpdatedAt: now,
    validSince,
  };
}

const newOwner = (address: string): Account => ({
  localId: 'counter',
  email: address,
  emailVerified: true,
  displayName: 'The counter',
  providerUserInfo: [
    { providerId: 'password', email: address, federatedId: address, rawId: address },
  ],
  customAttributes: JSON.stringify({ role: 'owner' }),
});

/** The accounts with that of the counter, which opens with the password that is printed. Whether it still is an owner's is left as it is. */
export function withCounter(
  accounts: readonly Account[],
  { email: address, password }: CounterAccount,
  now = Date.now(),
): Account[] {
  const known = accounts.find((account) => account['email'] === address);
  if (known && isOf(known, password)) return [...accounts];
  const others = accounts.filter((account) => account !== known);
  return [...others, withPassword(known ?? newOwner(address), password, now)];
}
