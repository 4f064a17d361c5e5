import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('reports/e2e-data/mailbox');

/** The mails of the local mailbox that mention a text, with soft line breaks undone. */
export function mailsAbout(text: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(text));
  } catch {
    return [];
  }
}
