import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import { setAside } from '../data-folder';

export interface Account {
  localId: string;
  [field: string]: unknown;
}

const isAccount = (one: unknown): one is Account => {
  const { localId } = (one ?? {}) as { localId?: unknown };
  return typeof localId === 'string' && localId !== '';
};

function accountsIn(text: string): Account[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isAccount) ? list : null;
  } catch {
    return null;
  }
}

export function createAccountFile(file: string, say: (line: string) => void) {
  let written = '';
  return {
    /** Returns the stored accounts, or none before the first sign-up. Sets an unreadable file aside. */
    read(): Account[] {
      if (!existsSync(file)) return [];
      const text = readFileSync(file, 'utf8');
      const accounts = accountsIn(text);
      if (accounts) {
        written = text;
        return accounts;
      }
      say(
        `${file} is damaged: it contains no accounts. It was renamed to ${setAside(file)}, and the site starts without accounts.`,
      );
      return [];
    },
    /**
     * Replaces the file atomically, unless nothing changed. The file has mode 0600, because it contains
     * passwords as plain text.
     */
    write(accounts: readonly Account[]): void {
      const text = JSON.stringify(accounts);
      if (text === written) return;
      mkdirSync(path.dirname(file), { recursive: true });
      // Renaming is atomic: if the process is killed, the file is either the old or the new one.
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      written = text;
    },
  };
}

export interface CounterAccount {
  email: string;
  password: string;
}

const email = restaurant.emails.hello.replace(/^[^@]+/, 'kitchen');

function readAccount(file: string): CounterAccount | null {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> | null;
    const { email: address, password } = stored ?? {};
    const isWhole = typeof address === 'string' && typeof password === 'string';
    return isWhole ? { email: address, password } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the owner account of the local site. The first start creates it and stores its password in a file
 * with mode 0600.
 */
export function counterAccount(
  dataDir: string,
  say: (line: string) => void = () => undefined,
): CounterAccount {
  const file = path.join(dataDir, 'counter.json');
  if (existsSync(file)) {
    const stored = readAccount(file);
    if (stored) return stored;
    say(
      `${file} is damaged. It was renamed to ${setAside(file)}, and the counter gets a new password.`,
    );
  }
  const account = { email, password: randomBytes(6).toString('hex') };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(account)}\n`, { mode: 0o600 });
  return account;
}

// The password format of the auth emulator of firebase-tools, whose version is pinned.
const hashed = (password: string, salt: string) => `fakeHash:salt=${salt}:password=${password}`;

function withPassword(account: Account, password: string, now: number): Account {
  const salt = `fakeSalt${randomBytes(12).toString('hex')}`;
  const since = { passwordUpdatedAt: now, validSince: String(Math.floor(now / 1000)) };
  return { ...account, salt, passwordHash: hashed(password, salt), ...since };
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

/** Returns the accounts with the counter account and its printed password. Restores no removed role. */
export function withCounter(
  accounts: readonly Account[],
  { email: address, password }: CounterAccount,
  now = Date.now(),
): Account[] {
  const known = accounts.find((account) => account['email'] === address);
  if (known && known['passwordHash'] === hashed(password, String(known['salt']))) {
    return [...accounts];
  }
  const others = accounts.filter((account) => account !== known);
  return [...others, withPassword(known ?? newOwner(address), password, now)];
}

type Send<Answer> = (...args: unknown[]) => Answer;
const message = 'UNAVAILABLE : The accounts cannot be written to the disk.';
const unavailable = Buffer.from(
  JSON.stringify({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
);

/**
 * Saves the accounts before a response is sent, so that no client learns of an unsaved account. Responds 503
 * if that fails.
 */
export function saveBeforeAnswering(response: ServerResponse, save: () => boolean): void {
  const write = response.write.bind(response) as Send<boolean>;
  const end = response.end.bind(response) as Send<ServerResponse>;
  let saved: boolean | undefined;
  const isSaved = (): boolean => (saved ??= save());

  const refuse = (): ServerResponse => {
    response.statusCode = 503;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', unavailable.length);
    response.removeHeader('etag');
    return end(unavailable);
  };
  response.write = ((...args: unknown[]) =>
    isSaved() ? write(...args) : true) as typeof response.write;
  response.end = ((...args: unknown[]) =>
    isSaved() ? end(...args) : refuse()) as typeof response.end;
}
