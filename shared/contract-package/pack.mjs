import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { picturesAddress } from '../build/pictures.mjs';
import { restaurantFolder } from '../build/restaurant-folder.mjs';
import { packageFile } from './package-file.mjs';

// Packs what a repository of its own needs to build a remote: `shared/dist/burger-shared-<version>.tgz`.
const shared = path.resolve(import.meta.dirname, '..');
const root = path.resolve(shared, '..');
const out = `${shared}/dist`;
const target = `${out}/contract`;

const isTest = (file) => /\.test\.tsx?$|\/src\/(testing|living)(\/|$)/.test(file);

rmSync(out, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// The folders lie to each other as they do here.
for (const part of ['src', 'build', 'security']) {
  cpSync(`${shared}/${part}`, `${target}/shared/${part}`, {
    recursive: true,
    filter: (file) => !isTest(file.replaceAll(path.sep, '/')),
  });
}
cpSync(restaurantFolder, `${target}/restaurant`, {
  recursive: true,
  filter: (file) => !/[\\/](pictures|icons|fonts)$|\.test\.ts$/.test(file),
});
for (const part of ['template', 'create-remote.mjs', 'README.md']) {
  cpSync(`${import.meta.dirname}/${part}`, `${target}/${part}`, { recursive: true });
}
cpSync(`${root}/.browserslistrc`, `${target}/.browserslistrc`);

// The pictures stay with the site; what is built elsewhere knows where they lay when the contract was packed.
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
run('npm', ['pack', '--silent', '--pack-destination', out], target);
