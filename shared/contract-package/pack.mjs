import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { picturesAddress } from '../build/pictures.mjs';
import { restaurantFolder } from '../build/restaurant-folder.mjs';

// Packs the files that another repository needs to build a remote: `shared/dist/burger-shared-<version>.tgz`.
const shared = path.resolve(import.meta.dirname, '..');
const root = path.resolve(shared, '..');
const out = `${shared}/dist`;
const target = `${out}/contract`;

const isTest = (file) => /\.test\.tsx?$|\/src\/(testing|gallery)(\/|$)/.test(file);

// Packages that build a remote and check its types, in the versions that build the site.
const tools = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/webpack-bundler-runtime',
  '@swc/core',
  '@swc/plugin-styled-components',
  'browserslist',
  'compression-webpack-plugin',
  'swc-loader',
  'webpack',
];

// Packages of this repository that no registry has. They are packed inside the contract.
const bundled = ['federation-contract', 'federation-pins'];

const pick = (record, isRequested) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isRequested(name)));

// The package has sources in a separate folder, and declarations, because users do not type-check our code.
const placed = (file) => file.replace('./', './shared/');
const declared = (file) => {
  if (file === './build/index.mjs') return { types: './types/build.d.ts', default: placed(file) };
  if (!/^\.\/src\/.*\.tsx?$/.test(file)) return placed(file);
  return {
    types: file.replace('/src/', '/types/').replace(/\.tsx?$/, '.d.ts'),
    default: placed(file),
  };
};

// Other repositories have neither a restaurant's folder nor the shell's texts.
const ofThisRepository = /^\.\/(testing|build\/|messages\/)/;

// Returns the packed contract's `package.json`, made from those of `shared` and of the repository.
function packageFile({ shared, root, contract }) {
  const exported = pick(shared.exports, (name) => !ofThisRepository.test(name));
  return {
    name: shared.name,
    // A new contract version raises the major version, an addition to the contract the minor one.
    version: `${contract.contract}.${contract.additions}.0`,
    description: 'Types, code and build settings for remotes of this storefront.',
    license: root.license,
    type: 'module',
    sideEffects: false,
    bin: { 'create-remote': './create-remote.mjs' },
    exports: Object.fromEntries(
      Object.entries(exported).map(([name, file]) => [name, declared(file)]),
    ),
    dependencies: {
      // Omit the fonts, which the shell loads.
      ...pick(shared.dependencies, (name) => !name.startsWith('@fontsource')),
      ...pick(root.dependencies, (name) => tools.includes(name)),
    },
    bundleDependencies: bundled,
    // `create-remote` copies these into a remote's package.json.
    remote: {
      devDependencies: pick({ ...root.devDependencies, ...root.dependencies }, (name) =>
        ['@types/react', 'typescript', 'webpack', 'webpack-cli'].includes(name),
      ),
      overrides: root.overrides,
      engines: root.engines,
    },
  };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// Keep the folders' relative paths, because the files import each other.
for (const part of ['src', 'build']) {
  cpSync(`${shared}/${part}`, `${target}/shared/${part}`, {
    recursive: true,
    filter: (file) => !isTest(file.replaceAll(path.sep, '/')),
  });
}
cpSync(restaurantFolder, `${target}/restaurant`, {
  recursive: true,
  // A second package.json further down would have exports that Node ignores.
  filter: (file) => !/[\\/](pictures|icons|fonts|package\.json)$|\.test\.ts$/.test(file),
});
for (const name of bundled) {
  cpSync(`${root}/${name}`, `${target}/node_modules/${name}`, {
    recursive: true,
    filter: (file) => !/\.test\.ts$|[\\/]node_modules$/.test(file.slice(root.length)),
  });
}
for (const part of ['template', 'create-remote.mjs', 'README.md']) {
  cpSync(`${import.meta.dirname}/${part}`, `${target}/${part}`, { recursive: true });
}

// Replace imports of `@burger/restaurant`, which bundlers of other repositories do not know, with relative
// paths. Missing languages resolve to an empty file.
const named = /(?<=from ')@burger\/restaurant\/([^']+)/g;
for (const name of readdirSync(`${target}/shared/src`, { recursive: true }).map(String)) {
  if (!/\.tsx?$/.test(name)) continue;
  const file = `${target}/shared/src/${name}`;
  const lies = (_, one) => {
    const there = `${target}/restaurant/${one}`;
    const words = existsSync(there) ? there : `${target}/shared/build/no-words.json`;
    return path.relative(path.dirname(file), words).replaceAll(path.sep, '/');
  };
  writeFileSync(file, readFileSync(file, 'utf8').replace(named, lies));
}
cpSync(`${root}/.browserslistrc`, `${target}/.browserslistrc`);

// Pictures stay on the site; their URL path is the one at the time of packing.
writeFileSync(
  `${target}/shared/build/pictures.mjs`,
  `export const picturesAddress = () => '${picturesAddress()}';\n`,
);
writeFileSync(
  `${target}/shared/build/index.mjs`,
  `export { remoteConfig } from './remote-config.mjs';\n`,
);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(
  `${target}/package.json`,
  JSON.stringify(
    packageFile({
      shared: readJson(`${shared}/package.json`),
      root: readJson(`${root}/package.json`),
      contract: readJson(`${shared}/src/contracts/contract-version.json`),
    }),
    null,
    2,
  ),
);

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const run = (file, args, cwd) =>
  execFileSync(file, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
run(process.execPath, [tsc, '-p', 'contract-package'], shared);

// Add extensions, because Node resolves no import without one (`moduleResolution: nodenext`).
const imported = /(?<=(?:from |import |import\()['"])(?:\.|styled-components\/)[^'"]+(?=['"])/g;
for (const name of readdirSync(`${target}/types`, { recursive: true }).map(String)) {
  if (!name.endsWith('.d.ts')) continue;
  const file = `${target}/types/${name}`;
  const withExtension = (one) => {
    if (!one.startsWith('.')) return `${one}.js`;
    const declared = path.resolve(path.dirname(file), one);
    if (existsSync(`${declared}.d.ts`)) return `${one}.js`;
    return existsSync(`${declared}/index.d.ts`) ? `${one}/index.js` : one;
  };
  writeFileSync(file, readFileSync(file, 'utf8').replace(imported, withExtension));
}

// The type `Language` refers to this list, and the compiler does not copy JSON files to the declarations.
const list = 'i18n/languages.json';
cpSync(`${shared}/src/${list}`, `${target}/types/${list}`);
cpSync(`${import.meta.dirname}/build.d.ts`, `${target}/types/build.d.ts`);
run('npm', ['pack', '--silent', '--pack-destination', out], target);
