import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  dataHeaders,
  deploymentRecords,
  isUnserved,
  needsAt,
  pageHeaders,
  type SiteNeeds,
} from '@burger/shared/platform/security';
import { restaurantLanguages } from '@burger/shared/build/restaurant-folder';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import {
  baseConfig,
  deployConfig,
  type HostingConfig,
} from '../../release/src/headers/hosting-config';
import { readJson, remotes, root } from './built';

// The module of firebase-tools that decides which files are uploaded.
const { listFiles } = jest.requireActual<{
  listFiles: (folder: string, ignore?: readonly string[]) => string[];
}>('firebase-tools/lib/listFiles');

// Firebase's own matcher for the globs in firebase.json.
const { configMatcher } = jest.requireActual<{
  configMatcher: (path: string, rule: { source: string }) => boolean;
}>('superstatic/lib/utils/patterns');

const needs = readJson<SiteNeeds>('site/headers.json');
const headersAt = (address: string) => pageHeaders(needsAt(needs, address));
const deployed = readJson<HostingConfig>('firebase.deploy.json');

const languages = (restaurantLanguages as string[]).filter((one) => one !== 'en');

/** Returns the headers that hosting sets for a URL path. If several rules match, the last one counts. */
function hostedHeaders(target: string, address: string): Map<string, string> {
  const site = deployed.hosting.find((one) => one.target === target);
  const matching = (site?.headers ?? []).filter((rule) => configMatcher(address, rule));
  return new Map(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}

const directives = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('firebase.json matches the header sources (node scripts/release.mjs headers)', () => {
  expect(readJson('firebase.json')).toEqual(baseConfig());
});

test('firebase.deploy.json adds to firebase.json what built pages, menus and translated links need', () => {
  const { pages = {}, others = {}, origins = [] } = needs;
  expect(Object.keys(pages).length).toBeGreaterThan(9);
  const own = [...Object.values(pages), others].flatMap(({ styles, scripts }) => [
    ...(styles ?? []),
    ...(scripts ?? []),
  ]);
  const withoutNeeds = JSON.parse(
    [...own, ...origins].reduce(
      (text, need) => text.replaceAll(` ${need}`, ''),
      JSON.stringify(deployed),
    ),
  ) as HostingConfig;
  const base = readJson<HostingConfig>('firebase.json');
  for (const site of [...base.hosting, ...withoutNeeds.hosting]) delete site.predeploy;
  const policyOfAll = base.hosting[0]?.headers[0]?.headers.find(({ key }) => /Policy$/.test(key));
  for (const site of withoutNeeds.hosting) {
    const isOfPage = ({ source }: { source: string }) => source.replace(/\/\*$/, '') in pages;
    const isMenu = ({ source }: { source: string }) => source.startsWith('/shop/@(');
    const ofPages = site.headers.filter(isOfPage);
    // Apart from the hashes, the content security policy is the same for all pages.
    for (const { source, headers } of ofPages) {
      // Only the counter page may use printers, so its permissions differ.
      const [policy, permissions, ...more] = headers;
      expect([policy, more]).toEqual([policyOfAll, []]);
      expect(permissions?.value.includes('usb=(self), serial=(self)')).toBe(
        source === '/kitchen' ? true : undefined,
      );
    }
    site.headers = site.headers.filter((one) => !isOfPage(one) && !isMenu(one));
    const isOfLanguage = ({ destination = '/' }) => languages.includes(destination.split('/')[1]!);
    // The hosting sites of remotes have no rewrites.
    if ('rewrites' in site) site.rewrites = site.rewrites.filter((one) => !isOfLanguage(one));
  }
  expect(withoutNeeds).toEqual(base);
});

test.each([
  ['firebase.deploy.json', /scripts\/refuse-unkept\.mjs/],
  ['firebase.json', /scripts\/refuse-(unkept|base-config)\.mjs/],
])('every hosting target of %s checks first whether it may be deployed', (file, requested) => {
  for (const { predeploy } of readJson<HostingConfig>(file).hosting)
    expect(predeploy?.[0]).toMatch(requested);
});

test("only the shell's target checks its config.json before a deployment", () => {
  const checked = deployed.hosting.filter(({ predeploy = [] }) =>
    predeploy.some((command) => command.includes('scripts/refuse-unconfigured.mjs')),
  );
  expect(checked.map(({ target }) => target)).toEqual(['shell']);
});

const firebase = { apiKey: 'AIza', projectId: 'burgers', authDomain: 'burgers.web.app' };
test.each<[config: string | null, said: RegExp]>([
  [JSON.stringify({ firebase }), /^$/],
  [null, /config\.json does not exist: sign-in and orders would fail\./],
  ['{', /config\.json is not JSON/],
  ['{}', /lacks firebase\.apiKey or firebase\.projectId/],
  [JSON.stringify({ firebase: { ...firebase, apiKey: '' } }), /lacks firebase\.apiKey/],
  [JSON.stringify({ firebase, local: {} }), /has a "local" entry/],
  [
    JSON.stringify({ firebase: { ...firebase, projectId: 'others' } }),
    /names the project others, but burgers is deployed/,
  ],
])('deploying the shell with the config.json %s prints %s', (config, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
  if (config !== null) writeFileSync(`${folder}/config.json`, config);
  const { stderr, status } = spawnSync(process.execPath, ['scripts/refuse-unconfigured.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, RESOURCE_DIR: folder, GCLOUD_PROJECT: 'burgers' },
  });
  expect([stderr, status]).toEqual([expect.stringMatching(message), stderr ? 1 : 0]);
});

test.each([
  [{ siteBucket: 'burgers' }, {}, /^This site is stored in gs:\/\/burgers/],
  [{ siteBucket: 'burgers' }, { DEPLOYS_ALONE: 'yes' }, /^$/],
  [{}, {}, /^$/],
])('the deployment guard for settings %j and environment %j prints %s', (rc, env, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  for (const file of ['shared/repository/paths.mjs', 'scripts/refuse-unkept.mjs'])
    cpSync(file, `${folder}/${file}`);
  writeFileSync(`${folder}/.firebaserc`, JSON.stringify(rc));
  const { stderr, status } = spawnSync(process.execPath, [`${folder}/scripts/refuse-unkept.mjs`], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect([stderr, status]).toEqual([expect.stringMatching(message), stderr ? 1 : 0]);
});

const key = '0123456789abcdef0123456789abcdef';
const { version: menuOnSite } = readJson<{ version: string }>('site/shop.json');
test.each([
  ...['/', '/menu', '/kn/menu', '/kitchen', '/rider', '/track', '/privacy', '/nowhere'],
  ...['/remotes.json', '/service-worker.js', '/manifest.webmanifest'],
  ...['/rider', '/track', '/kn/track', '/unsubscribe'].map((page) => `${page}/${key}`),
  ...['/shell/1/main.js', '/remotes/mfe-menu/1/entry.js', '/pictures/1/hero.avif'],
  `/shop/${menuOnSite}.json`,
  `/shop/${menuOnSite}/en.json`,
])("hosting sends the local site's headers at %s, plus those for the internet", (address) => {
  const isData = /^\/(shell|remotes|pictures|shop)\//.test(address);
  const here = isData ? dataHeaders() : headersAt(address.replace(`/${key}`, ''));
  const there = hostedHeaders('shell', address);
  const { 'Content-Security-Policy': policy, ...same } = here;
  expect(Object.fromEntries(there)).toMatchObject(same);
  const more = [...there.keys()].filter((name) => !(name in here));
  expect(more.sort()).toEqual(['Cache-Control', 'Strict-Transport-Security']);
  const hosted = directives(there.get('Content-Security-Policy'));
  for (const [name, sources] of directives(policy)) {
    const added = hosted.get(name)?.slice(sources.length) ?? ['is missing'];
    expect([name, hosted.get(name)]).toEqual([name, [...sources, ...added]]);
    const ofServices =
      /^https:\/\/(\w+\.google\.com|www\.gstatic\.com|\w+\.googleapis\.com)|^(gapi#gapi|goog#html|'allow-duplicates')$/;
    expect([name, added.filter((source) => !ofServices.test(source))]).toEqual([name, []]);
    hosted.delete(name);
  }
  hosted.delete('upgrade-insecure-requests');
  expect([...hosted.keys()]).toEqual([]);
});

const { rewrites = [] } = deployed.hosting.find(({ target }) => target === 'shell') ?? {};
const functionSources = rewrites.flatMap((rewrite) =>
  'function' in rewrite ? rewrite.source : [],
);

test('hosting sends /api, /shop and /getGoogleReviews to the functions', () =>
  expect(functionSources).toEqual(['/api/**', '/shop/**', '/getGoogleReviews']));

// A header set by hosting would replace the function's own, also on errors.
test.each(
  [
    ...functionSources.flatMap((source) =>
      ['', 'a', 'health', 'shop', 'a/b', '0123456789ab.json', '0123456789ab/en.json'].map((rest) =>
        source.replace('**', rest),
      ),
    ),
    '/getGoogleReviews/',
    // Paths of menus that the site does not have, with names similar to existing ones.
    `/shop/${menuOnSite}`,
    `/shop/${menuOnSite}/ta.json`,
    `/shop/${menuOnSite}/en/en.json`,
    `/shop/${menuOnSite}0.json`,
  ].filter((address, at, all) => all.indexOf(address) === at),
)("hosting adds no header to the function's response at %s", (address) => {
  expect(rewrites.some((rewrite) => configMatcher(address, rewrite))).toBe(true);
  expect(Object.fromEntries(hostedHeaders('shell', address))).toEqual({});
});

test.each(['/api', '/shop', '/getGoogleReviewsX', '/shopping', '/Shop/a'])(
  'the URL path %s is no function: its 404 page has a policy and no-cache',
  (address) => {
    expect(rewrites.some((rewrite) => configMatcher(address, rewrite))).toBe(false);
    const headers = hostedHeaders('shell', address);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  },
);

test.each(['/', '/service-worker.js', '/manifest.webmanifest'])(
  'browsers revalidate %s on each request, so that deployments show',
  (address) => expect(hostedHeaders('shell', address).get('Cache-Control')).toBe('no-cache'),
);

test.each<[string, object]>([
  // The API serves published menus that the site does not have.
  ['/shop/**', { function: expect.objectContaining({ functionId: 'api' }) as object }],
  ['/rider/*', { destination: '/rider/index.html' }],
  ...['', ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    ['track', 'unsubscribe'].map((page): [string, object] => [
      `${prefix}/${page}/*`,
      { destination: `${prefix}/${page}/index.html` },
    ]),
  ),
])('hosting routes links at %s to %j', (source, answer) => {
  const { hosting } = deployConfig(needs, {}, []);
  const shell = hosting.find(({ target }) => target === 'shell');
  expect(shell?.rewrites).toContainEqual({ source, ...answer });
});

test('hosting uploads the files that the local backend serves, and no deployment records', () => {
  const ignored = deployed.hosting.find(({ target }) => target === 'shell')?.ignore;
  const site = path.join(root, 'site');
  const uploaded = listFiles(site, ignored);
  expect(uploaded).toEqual(expect.arrayContaining(['index.html', 'remotes.json']));
  expect(uploaded.filter((file) => deploymentRecords.includes(file))).toEqual([]);
  expect(new Set(uploaded)).toEqual(
    new Set(listFiles(site).filter((file) => !isUnserved(`/${file}`))),
  );
});

test('hosting uploads the scripts of the page for engineers only together with that page', () => {
  const scriptsIn = ({ hosting }: HostingConfig) =>
    listFiles(
      path.join(root, 'site'),
      hosting.find(({ target }) => target === 'shell')?.ignore,
    ).filter((file) => /^shell\/[^/]+\/architecture\//.test(file));
  expect(scriptsIn(deployed)).toEqual([]);
  const withPage = deployConfig({ ...needs, pages: { ...needs.pages, '/architecture': {} } }, {});
  expect(scriptsIn(withPage).map((file) => path.basename(file))).toContain('page.js');
});

test('every remote has its own hosting target', () =>
  expect(deployed.hosting.map(({ target }) => target)).toEqual(expect.arrayContaining(remotes)));

test('pages may call App Check only on a site with an App Check key', () => {
  const service = 'https://content-firebaseappcheck.googleapis.com/v1/';
  const namedBy = (config: HostingConfig) =>
    config.hosting
      .flatMap(({ headers }) => headers)
      .flatMap(({ headers }) => headers)
      .filter(({ value }) => value.includes(service)).length;
  const withKey = deployConfig(needs, { appCheck: { siteKey: '6Lexample' } });
  // The service is named in the policy for all paths and in each page's own.
  expect(namedBy(withKey)).toBeGreaterThan(Object.keys(needs.pages ?? {}).length);
  expect(namedBy(deployConfig(needs, {}))).toBe(0);
  expect(namedBy(baseConfig())).toBe(0);
});

test("a remote with its own site sends all headers and allows the shell's origin", () => {
  const sent = Object.fromEntries(hostedHeaders('mfe-menu', '/1/entry.js'));
  expect(sent).toMatchObject({
    ...dataHeaders({ hosted: true }),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test.each([
  ['local pages', headersAt('/menu')],
  ['hosted pages', pageHeaders({ ...needsAt(needs, '/menu'), hosted: true })],
  ['pages with App Check', pageHeaders({ hosted: true, appCheck: true })],
  ['pages with online payment', pageHeaders({ payOnline: true })],
  ['pages with a remote on another origin', pageHeaders({ origins: ['https://menu.example'] })],
  ['data files', dataHeaders()],
])(
  'csp_evaluator reports only the findings explained in docs/security.md: %s',
  (_what, headers) => {
    const { csp } = new CspParser(headers['Content-Security-Policy'] ?? '');
    const findings = new CspEvaluator(csp).evaluate();
    const explained = findings.filter(
      ({ severity, directive }) => severity === Severity.MEDIUM_MAYBE && directive === 'script-src',
    );
    expect(findings).toEqual(explained);
  },
);
