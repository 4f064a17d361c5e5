import type { RemoteLine } from '@burger/shared/contracts';

// The loaders of all bundles ask here, see `shared/build/plugins.mjs`.
const name = Symbol.for('burger.pins@1');
const pins = new Map<string, string>();
Object.assign(globalThis, { [name]: pins });

/** From now on a script of this folder runs only if it hashes to what its deployment published. */
export function pinScripts(base: URL, integrity: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(integrity)) pins.set(new URL(file, base).href, hash);
}

/** The hash that a script has to have; an empty text where none was published (development servers). */
export const pinOf = (href: string): string => pins.get(href) ?? '';

/** Pins the shell's own scripts by what the deployment wrote into the page. */
export function pinOwnScripts(page: Document = document): void {
  const text = page.getElementById('own-scripts')?.textContent;
  if (!text) return;
  const { base, integrity } = JSON.parse(text) as Pick<RemoteLine, 'base' | 'integrity'>;
  pinScripts(new URL(base, location.origin), integrity);
}
