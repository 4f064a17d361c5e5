import { readFileSync, writeFileSync } from 'node:fs';
import { dataHeaders, needsAt, pageHeaders } from '@burger/shared/security';
import { root, siteFolder } from '../paths.mjs';

const baseFile = `${root}/firebase.json`;
const deployFile = `${root}/firebase.deploy.json`;

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const headersAt = (address, needs) => pageHeaders({ ...needsAt(needs, address), hosted: true });

const policyRule = (address, needs) => {
  const { 'Content-Security-Policy': policy } = headersAt(address, needs);
  return rule(address, { 'Content-Security-Policy': policy });
};

// Of rules that match the same address the last one decides.
const shellRules = (needs) => [
  rule('**', { 'Cache-Control': 'no-cache', ...headersAt('**', needs) }),
  // Each page names only what stands in itself: all of them together would be most of its headers.
  ...Object.keys(needs.pages ?? {}).map((address) => policyRule(address, needs)),
  rule('/@(shell|remotes|pictures|fonts)/**', { ...forGood, ...dataHeaders({ hosted: true }) }),
  rule('/config.json', { 'Cache-Control': 'no-store' }),
];

// Another origin's pages load a remote that has a site of its own.
const remoteRules = [
  rule('**', {
    ...forGood,
    ...dataHeaders({ hosted: true }),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
];

const withHeaders = (config, needs) => ({
  ...config,
  hosting: config.hosting.map((site) => ({
    ...site,
    headers: site.target === 'shell' ? shellRules(needs) : remoteRules,
  })),
});

const readBase = () => JSON.parse(readFileSync(baseFile, 'utf8'));

/** `firebase.json` as it should be: with all headers, but without what depends on the built pages. */
export const baseConfig = () => withHeaders(readBase(), {});

/** What is deployed: the base, with what the pages of this deployment need. */
export function deployConfig(needs) {
  const config = withHeaders(readBase(), needs);
  for (const site of config.hosting) delete site.predeploy;
  return config;
}

/** Writes `firebase.deploy.json`, unless the pages are those of a site that is only tried out elsewhere. */
export function writeDeployConfig(needs) {
  if (siteFolder !== `${root}/site`) return;
  writeFileSync(deployFile, `${JSON.stringify(deployConfig(needs), null, 2)}\n`);
}
