import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Manifest {
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/**
 * Copies a built remote to `reports/drill` and makes the script of one exposed module throw in browsers. It still
 * renders during the deployment, which therefore accepts it. Returns the folder.
 */
export function brokenBuild(remote: string, exposure: string): string {
  const folder = path.resolve('reports/drill', remote);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['package.json', 'dist'])
    cpSync(path.join(remote, part), path.join(folder, part), { recursive: true });
  const web = `${folder}/dist/web`;
  const { exposes } = JSON.parse(readFileSync(`${web}/mf-manifest.json`, 'utf8')) as Manifest;
  const script = exposes.find((one) => one.path === exposure)?.assets.js.sync.at(-1);
  if (!script) throw new Error(`${remote} does not expose ${exposure}`);
  const file = `${web}/${script}`;
  const broken = `throw new TypeError('drill');\n${readFileSync(file, 'utf8')}`;
  writeFileSync(file, broken);
  writeFileSync(`${file}.br`, brotliCompressSync(broken));
  return folder;
}
