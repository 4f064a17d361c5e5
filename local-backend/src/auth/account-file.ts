import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Account {
  localId: string;
  [field: string]: unknown;
}

export interface AccountFile {
  /** The kept accounts; an empty list before the first sign-up. Throws when the file is damaged. */
  read(): Account[];
  /** Replaces the file in one step, unless nothing changed. It holds passwords as plain text, hence the mode. */
  write(accounts: readonly Account[]): void;
}

/** Keeps the accounts of the local sign-in service across restarts. */
export function createAccountFile(file: string): AccountFile {
  let written = '';
  return {
    read() {
      if (!existsSync(file)) return [];
      written = readFileSync(file, 'utf8');
      try {
        return JSON.parse(written) as Account[];
      } catch {
        throw new Error(`${file} is damaged. Remove it to start without accounts (npm run reset).`);
      }
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
