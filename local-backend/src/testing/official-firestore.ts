import { readFileSync } from 'node:fs';
import { projectId as localProject } from '../settings';

/** `host:port` of a running Firestore emulator of Google's, by which tests replace the stand-in. */
const host = process.env['OFFICIAL_FIRESTORE_HOST'];
export const isOfficial = host !== undefined && host !== '';

/** The stand-in serves one project only. In Google's emulator each worker of Jest has a project of its own. */
export const projectId = isOfficial
  ? `${localProject}-${process.env['JEST_WORKER_ID'] ?? 0}`
  : localProject;

/** Gives the tests' project these rules and no documents. Throws where the emulator refuses. */
export async function openOfficialFirestore(rulesFile: string): Promise<{ port: number }> {
  const project = `http://${host}/emulator/v1/projects/${projectId}`;
  const rules = { files: [{ name: 'firestore.rules', content: readFileSync(rulesFile, 'utf8') }] };
  const put = { method: 'PUT', body: JSON.stringify({ rules }) };
  for (const answer of [
    await fetch(`${project}:securityRules`, put),
    await fetch(`${project}/databases/(default)/documents`, { method: 'DELETE' }),
  ]) {
    if (!answer.ok) throw new Error(`${host} is no Firestore emulator: ${await answer.text()}`);
  }
  return { port: Number(new URL(`http://${host}`).port) };
}
