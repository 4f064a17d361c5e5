import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { pinOf, pinScripts } from '../contract/pins';
import type { RemoteLine } from '../contract/remotes';

const contract = 2;
const oldestContract = 1;

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  return Object.assign(script, { src: url, integrity: pinOf(url), crossOrigin: 'anonymous' });
}

registerPlugins([{ name: 'pinned', createScript }]);

/** Registers the remotes of `/remotes.json` that understand this shell. */
export async function registerAll(): Promise<void> {
  const lines = (await (await fetch('/remotes.json')).json()) as Record<string, RemoteLine>;
  for (const [name, line] of Object.entries(lines)) {
    const { contract: spoken, oldest = spoken, integrity = {} } = line;
    if (oldest > contract || spoken < oldestContract) {
      throw new Error(`${name} speaks another contract`);
    }
    const base = new URL(line.base, location.origin);
    pinScripts(base, integrity);
    const entry = new URL(line.entry, base).href;
    registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }]);
  }
}

/** One exposure of a remote. */
export async function load<Module>(key: string): Promise<Module> {
  const module = await loadRemote<Module>(key);
  if (!module) throw new Error(`${key} is empty`);
  return module;
}
