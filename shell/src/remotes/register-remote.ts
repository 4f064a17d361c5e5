import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemotesFile } from '@burger/shared/contracts';
import { pinOf, pinScripts } from './pins';
import { speaksOurContract } from './remotes-api';
import type { Asked } from './texts-of';
import { versionReplaced } from './versions';

const scriptTimeoutMs = 8000;

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  const pinned = { src: url, integrity: pinOf(url), crossOrigin: 'anonymous' };
  return { script: Object.assign(script, pinned), timeout: scriptTimeoutMs };
}

registerPlugins([{ name: 'pinned-and-patient', createScript }]);

const registered = new Map<RemoteName, string>();

/** Makes a remote known to the runtime; answers where the scripts of the exposure lie, the entry first. */
export function registerRemote(
  { remote, exposure }: Asked,
  remotes: RemotesFile,
): [string, ...string[]] {
  const line = remotes[remote];
  if (!line) throw new Error(`${remote} is not deployed`);
  if (!speaksOurContract(line)) throw new Error(`${remote} speaks contract ${line.contract}`);
  const base = new URL(line.base, location.origin);
  const address = (file: string) => new URL(file, base).href;
  pinScripts(base, line.integrity);
  const entry = address(line.entry);
  const before = registered.get(remote);
  // Anew only where another version was deployed meanwhile: a remote that runs keeps its state.
  if (before !== entry) {
    registered.set(remote, entry);
    registerRemotes([remoteAt(remote, entry)], { force: before !== undefined });
    if (before !== undefined) versionReplaced(remote);
  }
  return [entry, ...(line.exposes[exposure] ?? []).map(address)];
}

const remoteAt = (name: RemoteName, entry: string) => ({
  name,
  entry,
  type: 'global' as const,
  entryGlobalName: name,
});
