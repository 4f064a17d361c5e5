import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './paths.mjs';

/** Loads a module that is written in TypeScript, with all that it imports. */
export async function runTypescript(file) {
  await ensureInstalled();
  const { createJiti } = await import('jiti');
  const jiti = createJiti(import.meta.url, {
    // What a command that looks at a restaurant's folder knows itself must not come from that folder: it may be broken.
    alias: { '@burger/restaurant': `${root}/tests/restaurant` },
  });
  return jiti.import(`${root}/${file}`);
}
