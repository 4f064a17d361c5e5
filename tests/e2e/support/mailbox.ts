import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Each run has its own data folder, named after its port, see `serve.mjs`.
const ofThisRun = path.resolve('reports/e2e-data', process.env['E2E_PORT'] ?? '4173');

/** Returns the mails in the local mailbox that contain a text, with soft line breaks removed. */
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
