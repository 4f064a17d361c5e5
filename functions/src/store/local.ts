import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Google's client library wants a service account even where nothing is ever signed with it: a fresh one, in a file of
 * the given folder that the next start replaces. Answers the file and how to remove it.
 */
export function makeThrowawayCredentials(
  projectId: string,
  folder: string,
): { file: string; remove: () => void } {
  const file = path.join(folder, 'throwaway-credentials.json');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'local',
    private_key: privateKey,
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
    client_id: '1',
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return { file, remove: () => rmSync(file, { force: true }) };
}
