import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // The templates for a new restaurant's folder are left out: their links are relative to their later place.
  .filter((file) => file && !file.startsWith('scripts/restaurant/new/'))
  .filter((file) => existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, '');

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[`*]|\[|\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchors = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(pages)('the page %s links to existing files and headings', (page) => {
  const links = [...withoutCode(read(page)).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)];
  const broken = links.flatMap(([, target = '']) => {
    const [file = '', anchor] = target.split('#');
    const place = file ? path.join(path.dirname(page), file) : page;
    if (!existsSync(path.join(root, place))) return [target];
    return anchor && place.endsWith('.md') && !anchors(place).includes(anchor) ? [target] : [];
  });
  expect(broken).toEqual([]);
});

const guides = pages.filter((page) => /^docs\/[^/]+$/.test(page));

test.each(guides)('the page %s names existing npm scripts', (page) => {
  const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  // `npm run check` is a script of the example repository in docs/a-new-remote.md, not of this one.
  expect(named.filter((name) => name !== 'check' && !(name in scripts))).toEqual([]);
});

test.each(guides)('the page %s names existing files of the repository', (page) => {
  const folders =
    'federation-[a-z]+|functions|local-backend|mfe-[a-z-]+|release|scripts|shared|shell|tests';
  const file = new RegExp(`\`((?:${folders})/[\\w./-]+\\.(?:tsx?|mjs|json|md|html))\``, 'g');
  const named = [...withoutCode(read(page)).matchAll(file)].map(([, name = '']) => name);
  // Some of these files exist only after `npm run build`.
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test.each(guides)('the page %s names the contract package without a fixed version', (page) => {
  expect(read(page)).not.toMatch(/burger-shared-\d/);
});

test('docs/README.md lists every page of docs', () => {
  const index = read('docs/README.md');
  const others = guides.filter((page) => page !== 'docs/README.md');
  expect(others.filter((page) => !index.includes(`(${path.basename(page)})`))).toEqual([]);
});

test('messages of commands name existing sections of the docs', () => {
  const sources = execFileSync('git', ['ls-files', 'scripts', 'functions/src', '.github'], {
    cwd: root,
    encoding: 'utf8',
  });
  const named = sources
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))
    .flatMap((file) => [...read(file).matchAll(/(docs\/[\w-]+\.md)(?:, "([^"]+)")?/g)]);
  expect(named.length).toBeGreaterThan(15);
  const missing = named.filter(
    ([, page = '', section]) =>
      !existsSync(path.join(root, page)) || (section && !anchors(page).includes(anchorOf(section))),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});
