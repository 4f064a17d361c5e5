import type { RemoteLine } from '@burger/shared/contracts';

// The chunk loaders of all bundles read this map, see `shared/build/plugins.mjs`.
const name = Symbol.for('burger.pins@1');
const pins = new Map<string, string>();
Object.assign(globalThis, { [name]: pins });

/** Registers integrity hashes: scripts of this folder run only with their published content. */
export function pinScripts(base: URL, integrity: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(integrity)) pins.set(new URL(file, base).href, hash);
}

/** Returns the required hash of a script, or an empty string without one (development servers). */
export const pinOf = (href: string): string => pins.get(href) ?? '';

/** Pins the shell's own scripts by the hashes that the deployment wrote into the page. */
export function pinOwnScripts(page: Document = document): void {
  const text = page.getElementById('own-scripts')?.textContent;
  if (!text) return;
  const { base, integrity } = JSON.parse(text) as Pick<RemoteLine, 'base' | 'integrity'>;
  pinScripts(new URL(base, location.origin), integrity);
}
