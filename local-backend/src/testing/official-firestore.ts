import { readFileSync } from 'node:fs';
import { projectId as localProject } from '../settings';

const host = process.env['OFFICIAL_FIRESTORE_HOST'];
export const isOfficial = host !== undefined && host !== '';

/**
 * On Google's emulator each Jest worker has its own project, so that workers do not clear each other's data.
 */
export const projectId = isOfficial
  ? `${localProject}-${process.env['JEST_WORKER_ID'] ?? 0}`
  : localProject;

/**
 * Loads the security rules into the tests' project and clears its data. Throws if the emulator returns an
 * error.
 */
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
