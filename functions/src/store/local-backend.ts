/** Thrown where nothing runs that a command could change; the message says what to do. */
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

/** Finds the local backend that runs on a port. Throws NoTarget when none does. */
export async function findLocalBackend(port: number): Promise<void> {
  const url = `http://localhost:${port}`;
  if (await isOurs(url)) return;
  throw new NoTarget(
    `No local backend runs at ${url}. Start it with npm start (PORT says another port), or name a Firebase project: --project <id>.`,
  );
}
