#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const usage = `Creates a remote in the current folder:
  npx create-remote mfe-specials`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const own = readJson(new URL('package.json', import.meta.url));
const template = path.join(import.meta.dirname, 'template');

const pascal = (kebab) => kebab.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the remote's `package.json`. Keeps existing fields, such as the source of the contract. */
function packageOf(name) {
  const before = existsSync('package.json') ? readJson('package.json') : {};
  const { react, valibot } = own.dependencies;
  return {
    ...before,
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    engines: own.remote.engines,
    scripts: { build: 'webpack --mode production', check: 'tsc' },
    dependencies: { [own.name]: `^${own.version}`, react, valibot, ...before.dependencies },
    devDependencies: { ...before.devDependencies, ...own.remote.devDependencies },
    overrides: own.remote.overrides,
  };
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile());

function createRemote(name) {
  const subject = name.replace(/^mfe-/, '');
  const named = (text) =>
    text
      .replaceAll('subject-name', subject)
      .replaceAll('SubjectName', pascal(subject))
      .replaceAll('remote-name', name);
  // npm does not pack files named .gitignore, so the template's has another name.
  const places = filesOf(template).map((file) => [
    file,
    named(file).replace(/^gitignore$/, '.gitignore'),
  ]);
  const there = places.map(([, place]) => place).filter((place) => existsSync(place));
  if (there.length > 0) throw new Error(`${there[0]} exists already; nothing was written.`);
  for (const [file, place] of places) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, named(readFileSync(path.join(template, file), 'utf8')));
  }
  writeFileSync('package.json', `${JSON.stringify(packageOf(name), null, 2)}\n`);
  console.log(`Created ${name}. Next: npm install, npm run check, npm run build.`);
}

try {
  const [name = '', ...others] = process.argv.slice(2);
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name) || others.length > 0) throw new Error(usage);
  createRemote(name);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
