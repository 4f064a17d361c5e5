import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLine } from '../contract/remotes';

const contract = 1;

/** Registers the remotes of `/remotes.json` that understand this shell. */
export async function registerAll(): Promise<void> {
  const lines = (await (await fetch('/remotes.json')).json()) as Record<string, RemoteLine>;
  for (const [name, { base, entry, contract: spoken, oldest = spoken }] of Object.entries(lines)) {
    if (oldest > contract || spoken < contract) throw new Error(`${name} speaks another contract`);
    const address = new URL(entry, new URL(base, location.origin)).href;
    registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: name }]);
  }
}

/** One exposure of a remote. */
export async function load<Module>(key: string): Promise<Module> {
  const module = await loadRemote<Module>(key);
  if (!module) throw new Error(`${key} is empty`);
  return module;
}
