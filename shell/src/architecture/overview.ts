import {
  remotes as knownRemotes,
  shopEvents,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import { speaksOurContract } from '../remotes/remotes-api';

/** What the deployment tells the page about the running shell. */
export interface ShellFacts {
  version: string;
  /** Folder of the shell's scripts, with a trailing slash. */
  base: string;
  /** Addresses of the scripts that each page starts with. */
  first: readonly string[];
  /** All scripts in the folder. */
  files: readonly string[];
}

/** The parts of a federation manifest that the page shows. */
export interface Manifest {
  shared: readonly {
    name: string;
    version: string;
    requiredVersion: string;
    assets: { js: { sync: readonly string[]; async: readonly string[] } };
  }[];
}

/** What the files of one version tell: null for those that cannot be read. */
export interface PackageFiles {
  manifest: Manifest | null;
  team: string | null;
}

/** Compressed sizes of scripts in bytes by address; null for those that the server does not tell. */
export type Sizes = Readonly<Partial<Record<string, number | null>>>;

export interface Exposure {
  name: string;
  /** The module's scripts without the entry, compressed, in bytes; null if unknown. */
  bytes: number | null;
}

export interface Package {
  name: string;
  version: string;
  team: string | null;
  contract: { contract: number; oldest: number };
  isCompatible: boolean;
  /** Whether the federation manifest could be read. */
  hasManifest: boolean;
  /** The nouns of the bus that it owns. */
  nouns: readonly string[];
  exposures: readonly Exposure[];
  /** Number of its languages besides English. */
  languages: number;
  /** The scripts that load first, compressed, in bytes; null if unknown. */
  firstBytes: number | null;
  allBytes: number | null;
  scripts: number;
}

const sum = (addresses: readonly string[], sizes: Sizes): number | null =>
  addresses.reduce<number | null>((total, address) => {
    const size = sizes[address];
    return total === null || typeof size !== 'number' ? null : total + size;
  }, 0);

/** Returns the nouns of the bus that a remote owns. */
export const nounsOf = (remote: string): string[] => {
  const own = Object.entries(shopEvents).filter(([, { owner }]) => owner === remote);
  return [...new Set(own.map(([name]) => name.split('/')[0] ?? ''))];
};

/** Texts of another language: `./Texts.kn`, `./MenuPage.kn`. */
const languageIn = (exposure: string) => /\.(\w\w)$/.exec(exposure.slice(2))?.[1];

/** Returns the absolute addresses of a remote's scripts. */
export const scriptsOf = ({ base, integrity }: Pick<RemoteLine, 'base' | 'integrity'>): string[] =>
  Object.keys(integrity).map((file) => base + file);

export function remotePackage(
  name: string,
  line: RemoteLine,
  { manifest, team }: PackageFiles,
  sizes: Sizes,
): Package {
  const exposures = Object.entries(line.exposes);
  const languages = new Set(exposures.flatMap(([exposure]) => languageIn(exposure) ?? []));
  const scripts = scriptsOf(line);
  return {
    name,
    version: line.version,
    team,
    contract: { contract: line.contract, oldest: line.oldest },
    isCompatible: speaksOurContract(line),
    hasManifest: manifest !== null,
    nouns: nounsOf(name),
    exposures: exposures
      .filter(([exposure]) => !languageIn(exposure))
      .map(([exposure, files]) => ({
        name: exposure.slice(2),
        bytes: sum(
          files.map((file) => line.base + file),
          sizes,
        ),
      })),
    languages: languages.size,
    firstBytes: sum([line.base + line.entry], sizes),
    allBytes: sum(scripts, sizes),
    scripts: scripts.length,
  };
}

/** Returns the remotes that pages need, or that are deployed: the known ones first. */
export const remoteNamesOf = (remotes: RemotesFile): string[] => [
  ...new Set([...Object.keys(knownRemotes), ...Object.keys(remotes)]),
];

export function shellPackage(
  { version, base, first, files }: ShellFacts,
  contract: Package['contract'],
  { manifest, team }: PackageFiles,
  sizes: Sizes,
): Package {
  const scripts = files.map((file) => base + file);
  return {
    name: 'shell',
    version,
    team,
    contract,
    isCompatible: true,
    hasManifest: manifest !== null,
    nouns: [],
    exposures: [],
    languages: 0,
    firstBytes: sum(first, sizes),
    allBytes: sum(scripts, sizes),
    scripts: scripts.length,
  };
}

export interface Singleton {
  name: string;
  /** The version that the shell provides; null if its manifest does not name it. */
  provided: string | null;
  /** The versions that remotes accept, with the names of these remotes. */
  accepted: readonly { range: string; remotes: readonly string[] }[];
  /** Remotes that bundle a copy of their own. */
  copies: readonly string[];
}

/** Returns the shared modules of all manifests, by name. */
export function singletonsOf(
  shell: Manifest | null,
  remotes: Readonly<Record<string, Manifest | null>>,
): Singleton[] {
  const used = Object.entries(remotes).flatMap(([remote, manifest]) =>
    (manifest?.shared ?? []).map((one) => ({ remote, ...one })),
  );
  const names = new Set([...(shell?.shared ?? []), ...used].map(({ name }) => name));
  return [...names].sort().map((name) => {
    const here = used.filter((one) => one.name === name);
    const ranges = [...new Set(here.map(({ requiredVersion }) => requiredVersion))];
    return {
      name,
      provided: shell?.shared.find((one) => one.name === name)?.version ?? null,
      accepted: ranges.map((range) => ({
        range,
        remotes: here.filter((one) => one.requiredVersion === range).map(({ remote }) => remote),
      })),
      copies: here
        .filter(({ assets }) => assets.js.sync.length + assets.js.async.length > 0)
        .map(({ remote }) => remote),
    };
  });
}

export interface Overview {
  shell: Package;
  /** A remote that pages need but that is not deployed has no package. */
  remotes: readonly { name: string; package: Package | null }[];
  singletons: readonly Singleton[];
}
