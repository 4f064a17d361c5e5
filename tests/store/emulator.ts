import { projectId } from '../../local-backend/src/settings';

/** Returns `host:port` of Google's emulator that replaces the local Firestore, or undefined. */
export const emulatorHost = (): string | undefined => process.env['OFFICIAL_FIRESTORE_HOST'];

/**
 * Returns `host:port` of Google's emulator that is compared with the local Firestore. Throws when none is
 * configured.
 */
export function comparedHost(): string {
  const host = process.env['COMPARED_FIRESTORE_HOST'];
  if (host) return host;
  throw new Error('No emulator runs: npm run test:deep -- store starts one.');
}

export const portOf = (host: string): number => Number(host.split(':').at(-1));

export async function emptyEmulator(host: string): Promise<void> {
  const documents = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(`http://${host}${documents}`, { method: 'DELETE' });
  if (status !== 200) throw new Error(`Clearing the emulator failed with ${status}`);
}
