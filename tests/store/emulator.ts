import { projectId } from '../../local-backend/src/settings';

/** Where Google's emulator answers (`host:port`); undefined where the stand-in takes its place. */
export const emulatorHost = (): string | undefined => process.env['OFFICIAL_FIRESTORE_HOST'];

/** Throws where no emulator runs. */
export function emulatorPort(): number {
  const port = Number(emulatorHost()?.split(':').at(-1));
  if (port > 0) return port;
  throw new Error('No emulator runs: npm run test:deep -- store starts it.');
}

/** Deletes all documents of the project. */
export async function emptyEmulator(): Promise<void> {
  const documents = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(`http://${emulatorHost()}${documents}`, { method: 'DELETE' });
  if (status !== 200) throw new Error(`The emulator was not emptied: ${status}`);
}
