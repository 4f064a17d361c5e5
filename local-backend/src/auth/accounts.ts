import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepBeside } from '../files/keep-beside';

export interface Account {
  localId: string;
  [field: string]: unknown;
}

export interface AccountFile {
  /** The kept accounts; an empty list before the first sign-up. A file that holds none is kept beside, and that is said. */
  read(): Account[];
  /** Replaces the file in one step, unless nothing changed. It holds passwords as plain text, hence the mode. */
  write(accounts: readonly Account[]): void;
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

/** Keeps the accounts of the local sign-in service across restarts. */
export function createAccountFile(file: string, say: (line: string) => void): AccountFile {
  let written = '';
  return {
    read() {
      if (!existsSync(file)) return [];
      const text = readFileSync(file, 'utf8');
      const accounts = accountsIn(text);
      if (accounts) {
        written = text;
        return accounts;
      }
      say(
        `${file} is damaged: it holds no accounts. It is kept as ${keepBeside(file)}, and the site starts without accounts.`,
      );
      return [];
    },
    write(accounts) {
      const text = JSON.stringify(accounts);
      if (text === written) return;
      mkdirSync(path.dirname(file), { recursive: true });
      // A rename is atomic: whoever kills the process finds the old file or the new one.
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      written = text;
    },
  };
}
