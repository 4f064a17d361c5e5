import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { devPorts } from '@burger/shared/build';
import { root, siteFolder } from '../paths.mjs';
import { pageHtml } from './page-html.mjs';
import { readRemotes } from './remotes-file.mjs';
import { currentShell, siteOf } from './shell-record.mjs';

const require = createRequire(import.meta.url);

const originOf = (name) => `http://127.0.0.1:${devPorts[name]}`;

/**
 * A site for development: the named packages come from their own servers, the rest as built. Its pages are
 * rendered in the browser, because what is being edited has no bundle to prerender with. Returns its folder.
 */
export function assembleDevSite(names) {
  const folder = `${root}/.cache/dev-site`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['shell', 'remotes', 'pictures', 'fonts']) {
    // A junction needs no special right on Windows; elsewhere the word makes no difference.
    symlinkSync(`${siteFolder}/${part}`, `${folder}/${part}`, 'junction');
  }
  copyFileSync(`${siteFolder}/icon.svg`, `${folder}/icon.svg`);

  const remotes = readRemotes();
  for (const name of names.filter((one) => one in remotes)) {
    remotes[name] = {
      ...remotes[name],
      version: 'dev',
      base: `${originOf(name)}/`,
      entry: 'remote-entry.js',
      exposes: {},
      integrity: {},
    };
  }
  writeFileSync(`${folder}/remotes.json`, JSON.stringify(remotes, null, 2));

  const { shell, fonts } = currentShell();
  const renderer = require(`${siteFolder}${shell.base}node/shell.cjs`);
  const scripts = names.includes('shell')
    ? [{ address: `${originOf('shell')}/main.js` }]
    : require(`${siteFolder}${shell.base}entry.json`).map((file) => ({
        address: `${shell.base}${file}`,
      }));
  const site = siteOf(renderer, fonts);
  const page = {
    html: '',
    css: '',
    preloads: [],
    data: { 'own-scripts': shell, 'page-scripts': { run: scripts, fetch: [] } },
  };
  for (const [route, meta] of Object.entries(renderer.pageMeta)) {
    const target = `${folder}${route === '/' ? '' : route}/index.html`;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, pageHtml({ ...page, path: route, meta }, site));
  }
  writeFileSync(
    `${folder}/404.html`,
    pageHtml({ ...page, path: '/404', meta: renderer.notFoundMeta }, site),
  );
  return folder;
}
