import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const usage = `Builds the fixtures of this folder: node tests/skew/make-release.mjs <commit> [<federation version>…]
  <commit>              of the release that is live while the next one is deployed
  <federation version>  of @module-federation/enhanced, with which the menu is built in addition`;

const root = path.resolve(import.meta.dirname, '../..');
const [commit, ...versions] = process.argv.slice(2);
if (!commit) {
  console.error(usage);
  process.exit(1);
}

const run = (program, args, options = {}) =>
  execFileSync(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], ...options });

const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
const checkout = `${folder}/checkout`;
const packed = `${folder}/packed`;
run('git', ['worktree', 'add', '--detach', checkout, commit]);

/** Links the packages installed here, except the workspaces, which come from the checkout. */
function linkPackages() {
  const modules = `${checkout}/node_modules`;
  mkdirSync(`${modules}/@burger`, { recursive: true });
  for (const name of readdirSync(`${root}/node_modules`)) {
    if (name.startsWith('.') || name === '@burger') continue;
    const own = `${checkout}/${name}`;
    const from =
      name.startsWith('federation-') && existsSync(own) ? own : `${root}/node_modules/${name}`;
    symlinkSync(from, `${modules}/${name}`);
  }
  for (const name of readdirSync(`${root}/node_modules/@burger`)) {
    symlinkSync(`${checkout}/${name}`, `${modules}/@burger/${name}`);
    const own = `${root}/${name}/node_modules`;
    if (existsSync(own)) symlinkSync(own, `${checkout}/${name}/node_modules`);
  }
}

/** Replaces all packages of Module Federation in the checkout by those of another version. */
function linkFederation(version) {
  const other = `${folder}/federation-${version}`;
  mkdirSync(other);
  writeFileSync(`${other}/package.json`, '{ "private": true }');
  const names = ['enhanced', 'runtime', 'runtime-core', 'webpack-bundler-runtime'];
  const packages = names.map((name) => `@module-federation/${name}@${version}`);
  const how = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
  run('npm', ['install', '--prefix', other, ...how, ...packages]);
  const modules = `${other}/node_modules`;
  // One copy of webpack builds and is extended.
  for (const name of ['webpack', 'typescript']) {
    rmSync(`${modules}/${name}`, { recursive: true, force: true });
    symlinkSync(`${root}/node_modules/${name}`, `${modules}/${name}`);
  }
  rmSync(`${checkout}/node_modules/@module-federation`, { recursive: true });
  symlinkSync(`${modules}/@module-federation`, `${checkout}/node_modules/@module-federation`);
}

/** Builds a package of the Git checkout and copies its `dist` to `to`, without the .gz and .br files. */
function pack(name, to) {
  run(process.execPath, [`${root}/node_modules/webpack/bin/webpack.js`, '--mode', 'production'], {
    cwd: `${checkout}/${name}`,
    env: { ...process.env, RESTAURANT: `${checkout}/restaurant` },
  });
  for (const part of ['package.json', 'dist']) {
    cpSync(`${checkout}/${name}/${part}`, `${to}/${name}/${part}`, {
      recursive: true,
      filter: (file) => !/\.br$|[\\/]dist[\\/]texts$/.test(file),
    });
  }
  console.log(`Built ${path.relative(packed, `${to}/${name}`)}.`);
}

linkPackages();
const remotes = readdirSync(checkout).filter((name) => name.startsWith('mfe-'));
for (const name of ['shell', ...remotes]) pack(name, packed);
for (const version of versions) {
  linkFederation(version);
  pack('mfe-menu', `${packed}/federation-${version}`);
}

// The same builds give the same archive.
const fixed = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
const tar = run('tar', [...fixed, '-cf', '-', '-C', packed, '.'], { maxBuffer: 1e9 });
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = constants;
const archive = brotliCompressSync(tar, {
  params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: tar.length },
});
writeFileSync(`${import.meta.dirname}/release.tar.br`, archive);
const record = {
  commit: String(run('git', ['rev-parse', commit])).trim(),
  federation: JSON.parse(readFileSync(`${checkout}/package.json`, 'utf8')).dependencies[
    '@module-federation/enhanced'
  ],
  others: versions,
};
writeFileSync(`${import.meta.dirname}/release.json`, `${JSON.stringify(record, null, 2)}\n`);
run('git', ['worktree', 'remove', '--force', checkout]);
rmSync(folder, { recursive: true, force: true });
console.log(`release.tar.br: ${(archive.length / 1024).toFixed(0)} KiB`);
