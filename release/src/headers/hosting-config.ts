import { restaurantLanguages } from '@burger/shared/build';
import type { SiteConfig } from '@burger/shared/contracts';
import {
  addressesOf,
  architectureFiles,
  dataHeaders,
  buildOnlyFiles,
  deploymentRecords,
  headersForHosts,
  needsAt,
  pageHeaders,
  type Headers,
  type SiteNeeds,
} from '@burger/shared/platform/security';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../../../shared/repository/paths.mjs';
import { readJson, readJsonOr, writeJson } from '../site/files';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface HostingSite {
  target: string;
  public: string;
  predeploy?: string[];
  ignore: string[];
  rewrites?: { source: string; destination?: string }[];
  headers: HeaderRule[];
}

export interface HostingConfig {
  hosting: HostingSite[];
}

const baseFile = `${root}/firebase.json`;
const deployFile = `${root}/firebase.deploy.json`;
// Created by the owner during project set-up. Names the Firebase project of the pages.
const siteConfigFile = `${siteFolder}/config.json`;
// Hosting and the local backend do not serve dotfiles.
const storedFile = `${siteFolder}/.firebase.deploy.json`;

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const rule = (source: string, headers: Headers): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

interface Hosted {
  needs: SiteNeeds;
  appCheck: boolean;
  /** Paths of the published menus on the site, below `/shop/`. */
  menus: readonly string[];
}

const headersAt = (address: string, { needs, appCheck }: Omit<Hosted, 'menus'>) =>
  pageHeaders({ ...needsAt(needs, address), hosted: true, appCheck });

const policyRules = (address: string, hosted: Hosted) => {
  const usual = headersAt('**', hosted);
  const own = Object.entries(headersAt(address, hosted)).filter(
    ([name, value]) => name === 'Content-Security-Policy' || usual[name] !== value,
  );
  // One page serves all links with a key, see the rewrites.
  return addressesOf(address).map((source) => rule(source, Object.fromEntries(own)));
};

// A hosting rule replaces the headers of function responses, also of errors, so no rule may match a function's address.
// Google's sign-in pages (`/__/auth`) run in our frames with scripts of their own.
const ours = '!/{@(api|shop|__)/**,getGoogleReviews}';

/**
 * Returns one source pattern per language, which names each published menu on the site. A function answers for all
 * other versions.
 */
function menuSources(menus: readonly string[]): string[] {
  const ends = [...new Set(menus.map((menu) => menu.replace(/^\w+/, '')))].sort();
  return ends.map((end) => {
    const versions = menus.filter((menu) => menu.replace(/^\w+/, '') === end);
    const names = versions.map((menu) => menu.slice(0, -end.length)).sort();
    return `/shop/@(${names.join('|')})${end}`;
  });
}

/** Returns the published menus in the site's folder: `<version>.json` and `<version>/<language>.json`. */
function menusOnSite(): string[] {
  const folder = `${siteFolder}/shop`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.json'));
}

// When several rules match an address, the last one wins.
const shellRules = (hosted: Hosted) => [
  rule(ours, { 'Cache-Control': 'no-cache', ...headersAt('**', hosted) }),
  // Each page lists only its own hashes. All of them together would dominate its headers.
  ...Object.keys(hosted.needs.pages ?? {})
    .filter((address) => !address.startsWith('/.'))
    .flatMap((address) => policyRules(address, hosted)),
  ...['/@(shell|remotes|pictures|fonts)/**', ...menuSources(hosted.menus)].map((source) =>
    rule(source, {
      ...forGood,
      ...dataHeaders({ hosted: true }),
      ...headersForHosts(hosted.needs.hosts),
    }),
  ),
  rule('/remotes/*/mf-manifest.json', { 'Cache-Control': 'no-cache' }),
  rule('/config.json', { 'Cache-Control': 'no-store' }),
];

// Pages of another origin load a remote that has a site of its own.
const remoteRules = [
  rule('**', {
    ...forGood,
    ...dataHeaders({ hosted: true }),
    ...headersForHosts('*'),
  }),
];

// A site that is stored in a bucket must be fetched before it is deployed.
const predeploy = ['node "$PROJECT_DIR/scripts/refuse-unkept.mjs"'];
// The shell's site must hold the config.json that names the Firebase project.
const shellPredeploy = [...predeploy, 'node "$PROJECT_DIR/scripts/refuse-unconfigured.mjs"'];

// A hosting site for a team that deploys its remote separately.
const remoteSite = (name: string): HostingSite => ({
  target: name,
  public: `site/remotes/${name}`,
  predeploy,
  ignore: [...buildOnlyFiles],
  headers: remoteRules,
});

// Without the page for engineers, its scripts are not uploaded either.
const unpublished = ({ needs }: Hosted) =>
  needs.pages?.['/architecture'] ? [] : [architectureFiles];

const withHeaders = (config: HostingConfig, hosted: Hosted): HostingConfig => ({
  ...config,
  hosting: [
    ...config.hosting
      .filter(({ target }) => target === 'shell')
      .map((shell) => ({
        ...shell,
        ignore: [...buildOnlyFiles, ...deploymentRecords, ...unpublished(hosted)],
        headers: shellRules(hosted),
      })),
    ...remoteNames.map(remoteSite),
  ],
});

type Rewrite = NonNullable<HostingSite['rewrites']>[number];

// Staff pages have one address for all languages, because the device chooses the language.
const isOfStaff = ({ source }: Rewrite) => source.startsWith('/rider/');

/** Returns the rewrite for the English page and for each other language of the restaurant. */
function inEveryLanguage(rewrite: Rewrite): Rewrite[] {
  const { source, destination } = rewrite;
  if (destination === undefined || isOfStaff(rewrite)) return [rewrite];
  const others = (restaurantLanguages as readonly string[]).filter((one) => one !== 'en');
  return [
    rewrite,
    ...others.map((one) => ({
      source: `/${one}${source}`,
      destination: `/${one}${destination}`,
    })),
  ];
}

const readBase = () => readJson<HostingConfig>(baseFile);

/** Returns the expected `firebase.json`: all headers except those that depend on the built pages. */
export const baseConfig = (): HostingConfig =>
  withHeaders(readBase(), { needs: {}, appCheck: false, menus: [] });

/** Returns the deployed configuration: the base plus the headers for this deployment's pages and menus. */
export function deployConfig(
  needs: SiteNeeds,
  { appCheck }: Pick<SiteConfig, 'appCheck'> = readJsonOr(siteConfigFile, {}),
  menus = menusOnSite(),
): HostingConfig {
  const config = withHeaders(readBase(), { needs, appCheck: appCheck !== undefined, menus });
  for (const site of config.hosting) {
    site.predeploy = site.target === 'shell' ? shellPredeploy : predeploy;
    if (site.rewrites) site.rewrites = site.rewrites.flatMap(inEveryLanguage);
  }
  return config;
}

/** Restores `firebase.deploy.json` of the last deployment, so that unreleased pages change no header. */
export function restoreStoredConfig(): void {
  if (!existsSync(storedFile))
    throw new Error('The site has no stored headers yet: deploy it once more.');
  // Other folders are trial sites.
  if (siteFolder === `${root}/site`) copyFileSync(storedFile, deployFile);
}

/** Writes `firebase.deploy.json` and stores a copy with the site. */
export function writeDeployConfig(needs: SiteNeeds): void {
  writeJson(storedFile, deployConfig(needs));
  restoreStoredConfig();
}
