import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Each run has the folder of its port, as `serve.mjs` gives it.
const folder = path.resolve('reports/e2e-data', process.env['E2E_PORT'] ?? '4173', 'mailbox');

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
