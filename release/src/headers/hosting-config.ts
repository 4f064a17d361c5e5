import { restaurantLanguages } from '@burger/shared/build';
import type { SiteConfig } from '@burger/shared/contracts';
import {
  addressesOf,
  dataHeaders,
  buildOnlyFiles,
  deploymentRecords,
  headersForHosts,
  needsAt,
  pageHeaders,
  type Headers,
  type SiteNeeds,
} from '@burger/shared/security';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../../../scripts/paths.mjs';
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

/** As much as is read here of what Firebase reads. */
export interface HostingConfig {
  hosting: HostingSite[];
}

const baseFile = `${root}/firebase.json`;
const deployFile = `${root}/firebase.deploy.json`;
// Written by who sets up the project: tells pages which one they talk to.
const siteConfigFile = `${siteFolder}/config.json`;
// Hosting and the local backend serve nothing that begins with a dot.
const keptFile = `${siteFolder}/.firebase.deploy.json`;

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const rule = (source: string, headers: Headers): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

interface Hosted {
  needs: SiteNeeds;
  /** Whether pages ask for tokens of App Check. */
  appCheck: boolean;
  /** Paths of the published menus that lie on the site, below `/shop/`. */
  menus: readonly string[];
}

const headersAt = (address: string, { needs, appCheck }: Omit<Hosted, 'menus'>) =>
  pageHeaders({ ...needsAt(needs, address), hosted: true, appCheck });

const policyRules = (address: string, hosted: Hosted) => {
  const usual = headersAt('**', hosted);
  const own = Object.entries(headersAt(address, hosted)).filter(
    ([name, value]) => name === 'Content-Security-Policy' || usual[name] !== value,
  );
  // At a link's key stands the page of all links, see the rewrites.
  return addressesOf(address).map((source) => rule(source, Object.fromEntries(own)));
};

// A rule replaces the header of a function's answer, also of an error, so no rule may match where a function answers.
// Google's pages for sign-in (`/__/auth`) are framed by ours and have scripts of their own.
const ours = '!/{@(api|shop|__)/**,getGoogleReviews}';

/**
 * Sources of the published menus on the site, one for each language. Each names its versions: all other menus are
 * answered by a function, with an error where there is none.
 */
function menuSources(menus: readonly string[]): string[] {
  const ends = [...new Set(menus.map((menu) => menu.replace(/^\w+/, '')))].sort();
  return ends.map((end) => {
    const versions = menus.filter((menu) => menu.replace(/^\w+/, '') === end);
    const names = versions.map((menu) => menu.slice(0, -end.length)).sort();
    return `/shop/@(${names.join('|')})${end}`;
  });
}

/** The published menus in the site's folder: `<version>.json` and `<version>/<language>.json`. */
function menusOnSite(): string[] {
  const folder = `${siteFolder}/shop`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.json'));
}

// Of rules that match the same address the last one decides.
const shellRules = (hosted: Hosted) => [
  rule(ours, { 'Cache-Control': 'no-cache', ...headersAt('**', hosted) }),
  // Each page names only what stands in itself: all of them together would be most of its headers.
  ...Object.keys(hosted.needs.pages ?? {}).flatMap((address) => policyRules(address, hosted)),
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

// Another origin's pages load a remote that has a site of its own.
const remoteRules = [
  rule('**', {
    ...forGood,
    ...dataHeaders({ hosted: true }),
    ...headersForHosts('*'),
  }),
];

// Whoever deploys a site that a bucket keeps has to have fetched it.
const predeploy = ['node "$PROJECT_DIR/scripts/refuse-unkept.mjs"'];
// The shell's site holds the config.json that tells pages their project.
const shellPredeploy = [...predeploy, 'node "$PROJECT_DIR/scripts/refuse-unconfigured.mjs"'];

// For a team that wants one of its own.
const remoteSite = (name: string): HostingSite => ({
  target: name,
  public: `site/remotes/${name}`,
  predeploy,
  ignore: [...buildOnlyFiles],
  headers: remoteRules,
});

const withHeaders = (config: HostingConfig, hosted: Hosted): HostingConfig => ({
  ...config,
  hosting: [
    ...config.hosting
      .filter(({ target }) => target === 'shell')
      .map((shell) => ({
        ...shell,
        ignore: [...buildOnlyFiles, ...deploymentRecords],
        headers: shellRules(hosted),
      })),
    ...remoteNames.map(remoteSite),
  ],
});

type Rewrite = NonNullable<HostingSite['rewrites']>[number];

// Pages of the staff choose their language on the device: each stands on the site once.
const isOfStaff = ({ source }: Rewrite) => source.startsWith('/rider/');

/** A rewrite to a page, and those to the same page in each language that the restaurant speaks. */
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

/** `firebase.json` as it should be: with all headers, but without what depends on the built pages. */
export const baseConfig = (): HostingConfig =>
  withHeaders(readBase(), { needs: {}, appCheck: false, menus: [] });

/** What is deployed: the base, with what the pages and published menus of this deployment need. */
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

/** Takes `firebase.deploy.json` as the site was last deployed with it: what is not released yet changes no header. */
export function takeKeptConfig(): void {
  if (!existsSync(keptFile)) throw new Error('The site keeps no headers yet: deploy it once more.');
  // Other folders are sites that are only tried out.
  if (siteFolder === `${root}/site`) copyFileSync(keptFile, deployFile);
}

/** Writes `firebase.deploy.json`, and keeps it with the site. */
export function writeDeployConfig(needs: SiteNeeds): void {
  writeJson(keptFile, deployConfig(needs));
  takeKeptConfig();
}
