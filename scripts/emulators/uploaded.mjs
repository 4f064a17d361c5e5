import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, siteFolder } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';

const require = createRequire(import.meta.url);

/** Copies the files that Firebase Hosting would upload, and adds the production `config.json`. */
function copySite(folder, { public: _public, ignore }, config) {
  // This firebase-tools module decides which files are uploaded.
  const { listFiles } = require('firebase-tools/lib/listFiles');
  rmSync(`${folder}/site`, { recursive: true, force: true });
  for (const file of listFiles(siteFolder, ignore)) {
    cpSync(path.join(siteFolder, file), path.join(folder, 'site', file));
  }
  writeFileSync(`${folder}/site/config.json`, JSON.stringify(config));
}

/** Copies the functions and installs the packages of their lock file, as a deployment does. */
async function installFunctions(folder, node, secrets) {
  const lock = `${folder}/functions/package-lock.json`;
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const isInstalled = read(lock) === read(`${root}/functions/dist/package-lock.json`);
  cpSync(`${root}/functions/dist`, `${folder}/functions`, { recursive: true });
  cpSync(`${root}/functions/.env`, `${folder}/functions/.env`);
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(`${folder}/functions/.secret.local`, lines.join(''), { mode: 0o600 });
  if (isInstalled && existsSync(`${folder}/functions/node_modules/.package-lock.json`)) return;
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const code = await run('npm', ['ci', '--prefix', `${folder}/functions`, ...quietly], { env });
  if (code !== 0) throw new Error('The packages of the functions could not be installed.');
}

/**
 * Creates a project for Firebase's emulators with exactly the files that `npm run deploy` would upload.
 * @param {string} folder
 * @param {{ config: object, secrets: Record<string, string>, node: string, projectId: string, ports: Record<string, number> }} of
 */
export async function makeUploaded(folder, { config, secrets, node, projectId, ports }) {
  mkdirSync(folder, { recursive: true });
  const deployed = JSON.parse(readFileSync(`${root}/firebase.deploy.json`, 'utf8'));
  const {
    target: _target,
    predeploy: _predeploy,
    ...shell
  } = deployed.hosting.find(({ target }) => target === 'shell');
  copySite(folder, shell, config);
  await installFunctions(folder, node, secrets);
  for (const file of ['firestore.rules', 'firestore.indexes.json']) {
    cpSync(`${root}/${file}`, `${folder}/${file}`);
  }
  const emulators = Object.entries(ports).map(([name, port]) => [
    name,
    { port, host: '127.0.0.1' },
  ]);
  writeFileSync(
    `${folder}/firebase.json`,
    JSON.stringify({
      hosting: [{ ...shell, public: 'site', site: projectId }],
      functions: [
        { source: 'functions', codebase: 'default', runtime: deployed.functions[0].runtime },
      ],
      emulators: {
        ...Object.fromEntries(emulators),
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
}
