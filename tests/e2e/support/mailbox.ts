import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Each run has the folder of its port, as `serve.mjs` gives it.
const ofThisRun = path.resolve('reports/e2e-data', process.env['E2E_PORT'] ?? '4173');

/** The mails of the local mailbox that mention a text, with soft line breaks undone. */
export function mailsAbout(text: string, data = ofThisRun): string[] {
  const folder = path.join(data, 'mailbox');
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(text));
  } catch {
    return [];
  }
}

export const mailsToUs = (text: string, data = ofThisRun): string[] =>
  mailsAbout(text, data).filter((mail) => /^To: orders@/m.test(mail));
