import type { RemotesFile } from '@burger/shared/contracts';
import { fetchJson, fetchRemotes, ownContract } from '../remotes/remotes-api';
import {
  remoteNamesOf,
  remotePackage,
  scriptsOf,
  shellPackage,
  singletonsOf,
  type Manifest,
  type Overview,
  type PackageFiles,
  type ShellFacts,
  type Sizes,
} from './overview';

/** Returns the compressed size of a script in bytes; null if the server does not tell. */
async function sizeOf(address: string): Promise<number | null> {
  const { ok, headers } = await fetch(address, { method: 'HEAD' });
  const length = headers.get('content-length');
  return ok && length ? Number(length) : null;
}

async function fetchSizes(addresses: readonly string[]): Promise<Sizes> {
  const entries = addresses.map(
    async (address) => [address, await sizeOf(address).catch(() => null)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function fetchFiles(base: string): Promise<PackageFiles> {
  const read = async <Content>(file: string): Promise<Content | null> =>
    fetchJson(base + file, 'no-cache').then(
      (content) => content as Content,
      () => null,
    );
  const [manifest, contract] = await Promise.all([
    read<Manifest>('mf-manifest.json'),
    read<{ team?: string }>('contract.json'),
  ]);
  return { manifest, team: contract?.team ?? null };
}

const filesByRemote = async (remotes: RemotesFile) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(remotes).map(
        async ([name, { base }]) => [name, await fetchFiles(base)] as const,
      ),
    ),
  );

const none: PackageFiles = { manifest: null, team: null };

/**
 * Reads the list of remotes, the manifests and the sizes of scripts. Rejects without the list; parts that cannot be
 * read are null.
 */
export async function fetchOverview(shell: ShellFacts): Promise<Overview> {
  const remotes = await fetchRemotes();
  const lines = Object.values(remotes);
  const [own, files, sizes] = await Promise.all([
    fetchFiles(shell.base),
    filesByRemote(remotes),
    fetchSizes([...shell.files.map((file) => shell.base + file), ...lines.flatMap(scriptsOf)]),
  ]);
  const packageOf = (name: string) => {
    const { [name]: line } = remotes;
    return line ? remotePackage(name, line, files[name] ?? none, sizes) : null;
  };
  return {
    shell: shellPackage(shell, ownContract, own, sizes),
    remotes: remoteNamesOf(remotes).map((name) => ({ name, package: packageOf(name) })),
    singletons: singletonsOf(
      own.manifest,
      Object.fromEntries(Object.entries(files).map(([name, { manifest }]) => [name, manifest])),
    ),
  };
}
