import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Project id of the local backend. Google's tools make no network calls for ids with the prefix `demo-`. */
export const localProject = 'demo-burger-katte';

/**
 * Creates a throwaway service account, because Google's client requires one although it signs nothing here.
 * Returns its file and a cleanup function.
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

export class NoTarget extends Error {}

async function isOurs(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/config.json`, { signal: AbortSignal.timeout(5000) });
    const config = (await answer.json()) as { local?: unknown } | null;
    return Boolean(config?.local);
  } catch {
    return false;
  }
}

/** Checks that the local backend runs on a port. Throws NoTarget otherwise. */
export async function findLocalBackend(port: number): Promise<void> {
  const url = `http://localhost:${port}`;
  if (await isOurs(url)) return;
  throw new NoTarget(
    `No local backend runs at ${url}. Start it with npm start (PORT sets another port), or name a Firebase project: --project <id>.`,
  );
}

/** Runs a command, or prints its usage if `read` returns null. Prints an error as one line. */
export async function runCommand<Requested>(
  usage: string,
  read: () => Requested | null,
  run: (requested: Requested) => Promise<number>,
): Promise<void> {
  process.exitCode = 1;
  try {
    const requested = read();
    if (!requested) throw new Error(usage);
    process.exitCode = await run(requested);
  } catch (error) {
    const isUnknown = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
    console.error(isUnknown ? usage : (error as Error).message);
  }
}
