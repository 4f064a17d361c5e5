import { pinOf, pinRemote, pins } from './pins';
import { wholeList } from './remotes-for';

async function pinWholeRemote(src: string): Promise<void> {
  const lines = Object.values(await wholeList());
  const isOf = ({ base }: { base: string }) => src.startsWith(new URL(base, location.origin).href);
  const line = lines.find(isOf);
  if (line) pinRemote(line);
}

/**
 * Delays a script whose hash is unknown until the whole remotes list has loaded: a page has only the hashes
 * of its first scripts. If the list has no hash either, the browser blocks the script, and its loader reports
 * the failure.
 */
async function holdScript(script: HTMLScriptElement): Promise<void> {
  const { src } = script;
  if (pinOf(src) === '') return;
  // A script element without `src` loads nothing after it is appended.
  script.removeAttribute('src');
  await pinWholeRemote(src).catch(() => undefined);
  script.integrity = pinOf(src);
  script.src = src;
}

/**
 * From now on the chunk loaders of all bundles delay scripts with unknown hashes, see
 * `shared/build/plugins.mjs`.
 */
export function holdUnknownScripts(): void {
  Object.assign(pins, { hold: holdScript });
}
