// The loaders of all bundles ask here what a script has to hash to, see `pinned-scripts.mjs`.
const pins = new Map<string, string>();
Object.assign(globalThis, { [Symbol.for('burger.pins@1')]: pins });

/** From now on a script of this folder runs only if it hashes to what its deployment published. */
export function pinScripts(base: URL, integrity: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(integrity)) pins.set(new URL(file, base).href, hash);
}

export const pinOf = (href: string): string => pins.get(href) ?? '';
