import { rmSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { emptyProject, type EmptyProject } from '../../sites/empty-project';

const files = {
  'webpack.config.mjs': `
    import { PinnedScripts } from 'federation-pins/webpack';
    import webpack from 'webpack';

    const build = (name, entry, federation, chunkLoading = 'jsonp') => ({
      name,
      mode: 'production',
      entry,
      output: {
        path: import.meta.dirname + '/dist/' + name,
        chunkFilename: '[name].js',
        publicPath: 'auto',
        uniqueName: name,
        chunkLoading,
      },
      plugins: [
        new webpack.container.ModuleFederationPlugin({ name, ...federation }),
        new PinnedScripts(),
      ],
    });
    const list = { import: './list.js', name: 'list' };
    export default [
      build('host', './host.js', { remotes: { catalog: 'catalog@/catalog/entry.js' } }),
      build('catalog', {}, { filename: 'entry.js', exposes: { './list': list } }),
      build('unpinned', './list.js', {}, 'import'),
    ];
  `,
  'host.js': `
    import { createPins } from 'federation-pins';

    const pins = createPins();
    const say = (text) => document.body.append(text);
    const refused = ({ name, message }) => say('refused: ' + name + ' ' + message);
    const start = async () => {
      const hashes = await (await fetch('/hashes.json')).json();
      const base = new URL('/catalog/', location.href);
      pins.add({ base, needed: ['entry.js', 'list.js'], hashes });
      const { list, more } = await import('catalog/list');
      say(list);
      document.querySelector('button').onclick = () => more().then(say, refused);
    };
    start().catch(refused);
  `,
  'list.js': `
    export const list = 'the list';
    export const more = async () => (await import(/* webpackChunkName: "late" */ './late.js')).more;
  `,
  'late.js': `export const more = 'more of the list';`,
  'hashes.mjs': `
    import { hashesOf } from 'federation-pins/hashes';
    console.log(JSON.stringify(hashesOf('dist')));
  `,
};

const webpack = 'node_modules/webpack/bin/webpack.js';

let project: EmptyProject;
let hashes: Record<string, string>;

test.beforeAll(async () => {
  project = await emptyProject('federation-pins', ['webpack', 'webpack-cli'], files);
  for (const name of ['host', 'catalog'])
    expect(await project.node(webpack, '--config-name', name)).toMatchObject({ code: 0 });
  hashes = JSON.parse((await project.node('hashes.mjs')).output) as Record<string, string>;
});
test.afterAll(() => rmSync(project.folder, { recursive: true }));

const hashesOfCatalog = () =>
  Object.fromEntries(
    Object.entries(hashes)
      .filter(([file]) => file.startsWith('catalog/'))
      .map(([file, hash]) => [file.slice('catalog/'.length), hash]),
  );

interface Served {
  hashes: Record<string, string>;
  /** The files that were changed after their hashes had been published. */
  altered?: readonly string[];
}

/** Opens the host's page. Resolves to the integrity of each script that the page then requests. */
async function open(page: Page, { hashes: published, altered = [] }: Served) {
  const scripts = new Map<string, string>();
  await page.exposeFunction('noteScript', (src: string, integrity: string) =>
    scripts.set(new URL(src).pathname, integrity),
  );
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteScript') as (src: string, integrity: string) => void;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src) note(node.src, node.integrity);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('https://host.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/hashes.json') return route.fulfill({ json: published });
    if (pathname === '/') {
      const main = `<script defer src="/host/main.js" integrity="${hashes['host/main.js']}"></script>`;
      const body = `<!doctype html><title>Host</title><button>More</button>${main}`;
      return route.fulfill({ body, contentType: 'text/html' });
    }
    const code = readFileSync(path.join(project.folder, 'dist', pathname), 'utf8');
    const body = altered.includes(pathname) ? `document.title = 'Stolen';${code}` : code;
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.goto('https://host.example/');
  return scripts;
}

const more = (page: Page) => page.getByRole('button', { name: 'More' }).click();

test('the entry, an exposed module and a chunk that loads later run with their hashes', async ({
  page,
}) => {
  expect(Object.keys(hashesOfCatalog()).sort()).toEqual(['entry.js', 'late.js', 'list.js']);
  const scripts = await open(page, { hashes: hashesOfCatalog() });
  await expect(page.getByText('the list')).toBeVisible();
  await more(page);
  await expect(page.getByText('more of the list')).toBeVisible();
  const names = ['/host/main.js', '/catalog/entry.js', '/catalog/list.js', '/catalog/late.js'];
  expect([...scripts]).toEqual(names.map((name) => [name, hashes[name.slice(1)]]));
});

test('a chunk that was added after the hashes had been published is refused', async ({ page }) => {
  const { 'late.js': _added, ...published } = hashesOfCatalog();
  await open(page, { hashes: published });
  await expect(page.getByText('the list')).toBeVisible();
  await more(page);
  await expect(page.getByText('refused: ChunkLoadError')).toBeVisible();
});

test('a remote whose entry has no hash is refused before any of its scripts loads', async ({
  page,
}) => {
  const { 'entry.js': _entry, ...published } = hashesOfCatalog();
  const scripts = await open(page, { hashes: published });
  await expect(page.getByText('refused: Error No hash was published of entry.js')).toBeVisible();
  expect([...scripts.keys()]).toEqual(['/host/main.js']);
});

for (const [altered, message] of [
  ['/catalog/entry.js', 'refused: ScriptExternalLoadError'],
  ['/catalog/list.js', 'refused: ChunkLoadError'],
  ['/catalog/late.js', 'refused: ChunkLoadError'],
] as const) {
  test(`the altered file ${altered} does not run`, async ({ page }) => {
    await open(page, { hashes: hashesOfCatalog(), altered: [altered] });
    if (altered.includes('late')) {
      await expect(page.getByText('the list')).toBeVisible();
      await more(page);
    }
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle('Host');
  });
}

test('the build fails if chunks load in a way that checks no hashes', async () => {
  const { code, output } = await project.node(webpack, '--config-name', 'unpinned');
  expect(code).toBe(1);
  expect(output).toContain('PinnedScripts needs output.chunkLoading "jsonp", not "import"');
});
