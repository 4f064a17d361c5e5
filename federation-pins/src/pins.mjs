import { defaultName } from './name.mjs';

// A hash that no script has: browsers block scripts with this `integrity`.
const noScript = `sha256-${'A'.repeat(43)}=`;

// Browsers ignore an `integrity` without a valid hash, and run the script.
const isHash = (text) => /^sha256-[A-Za-z\d+/]{43}=$/.test(text);

const isOnThisMachine = (hostname) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** @type {typeof import('./pins.mjs').createPins} */
export const createPins = ({ name = defaultName, find, isUnchecked = false } = {}) => {
  /** @type {Map<string, string>} */
  const known = new Map();
  const exempted = new Set();

  const integrityOf = (src) =>
    known.get(src) ?? (isUnchecked || exempted.has(new URL('.', src).href) ? '' : noScript);

  // Called by script loaders, before they append the element of a script that has no known hash.
  async function hold(script) {
    const { src } = script;
    if (integrityOf(src) === '') return;
    // A script element without `src` loads nothing after it is appended.
    script.removeAttribute('src');
    await find?.(src).catch(() => undefined);
    script.integrity = integrityOf(src);
    script.src = src;
  }

  Object.assign(globalThis, { [Symbol.for(name)]: Object.assign(known, { hold }) });

  return {
    add({ base, needed, hashes }) {
      const files = new Set([...needed, ...Object.keys(hashes)]);
      const unpinned = [...files].filter((file) => !isHash(hashes[file]));
      if (unpinned.length > 0) throw new Error(`No hash was published of ${unpinned.join(', ')}`);
      for (const [file, hash] of Object.entries(hashes)) known.set(new URL(file, base).href, hash);
    },
    exempt(base) {
      const { href, hostname } = new URL(base);
      if (!isOnThisMachine(hostname)) return false;
      exempted.add(href);
      return true;
    },
    hashes: known,
    integrityOf,
    script: (src) =>
      Object.assign(document.createElement('script'), {
        src,
        integrity: integrityOf(src),
        crossOrigin: 'anonymous',
      }),
  };
};
