import { projectId } from '../../local-backend/src/settings';

/** Where Google's emulator answers (`host:port`) in the place of the stand-in; undefined where it does not. */
export const emulatorHost = (): string | undefined => process.env['OFFICIAL_FIRESTORE_HOST'];

/** Where Google's emulator answers beside the stand-in. Throws where none runs. */
export function comparedHost(): string {
  const host = process.env['COMPARED_FIRESTORE_HOST'];
  if (host) return host;
  throw new Error('No emulator runs: npm run test:deep -- store starts one.');
}

export const portOf = (host: string): number => Number(host.split(':').at(-1));

/** Deletes all documents of the project. Throws where the emulator refuses. */
export async function emptyEmulator(host: string): Promise<void> {
  const documents = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(`http://${host}${documents}`, { method: 'DELETE' });
  if (status !== 200) throw new Error(`The emulator was not emptied: ${status}`);
}
