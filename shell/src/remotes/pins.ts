import type { RemoteLine } from '@burger/shared/contracts';

const name = Symbol.for('burger.pins@1');
/**
 * Integrity hashes by script URL. The chunk loaders of all bundles read them, see `shared/build/plugins.mjs`.
 */
export const pins = new Map<string, string>();
Object.assign(globalThis, { [name]: pins });

/**
 * Registers the published hashes of a folder's scripts. From then on browsers run only scripts that match
 * them.
 */
function pinScripts(base: URL, integrity: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(integrity)) pins.set(new URL(file, base).href, hash);
}

// A hash that no script has: browsers block scripts with this `integrity` value.
const noScript = `sha256-${'A'.repeat(43)}=`;

const developed = new Set<string>();

type Pinned = Pick<RemoteLine, 'version' | 'base' | 'entry' | 'exposes' | 'integrity'>;

/** Returns whether a remote comes from a development server on this machine, which publishes no hashes. */
const isDeveloped = ({ version }: Pick<RemoteLine, 'version'>, base: URL): boolean =>
  version === 'dev' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(base.hostname);

/**
 * Registers the integrity hashes of a remote's scripts. Throws an Error with the scripts that have no
 * published hash, except for development servers on this machine.
 */
export function pinRemote(line: Pinned): void {
  const { entry, exposes, integrity } = line;
  const base = new URL(line.base, location.origin);
  if (isDeveloped(line, base)) {
    developed.add(base.href);
    return;
  }
  const files = new Set([entry, ...Object.values(exposes).flat()]);
  const unpinned = [...files].filter((file) => !integrity[file]?.startsWith('sha256-'));
  if (unpinned.length > 0) throw new Error(`No hash was published of ${unpinned.join(', ')}`);
  pinScripts(base, integrity);
}

/** Returns the published hash of a file, or undefined if none was published. */
export const publishedHash = (href: string): string | undefined => pins.get(href);

/**
 * Returns the `integrity` value of a script: the published hash, or one that blocks the script. Empty for
 * scripts of development servers, and for all scripts in a development build of the shell.
 */
export function pinOf(href: string): string {
  const pin = publishedHash(href);
  if (pin !== undefined) return pin;
  const isOfDevelopment =
    process.env['NODE_ENV'] === 'development' || developed.has(new URL('.', href).href);
  return isOfDevelopment ? '' : noScript;
}
