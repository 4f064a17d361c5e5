import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { writeServedPage } from './write-served.mjs';

/**
 * Writes the service worker of the shell that runs, with what it has to know of the site in front: `WorkerSite` in
 * shell/src/worker/site.ts. Its version follows from `stamped`, all pages with their HTML.
 */
export function writeWorker(shell, stamped, site) {
  const hash = createHash('sha256');
  for (const [file, html] of stamped) hash.update(file).update(html);
  const version = hash.digest('hex').slice(0, 10);
  const files = [...new Map(site.files.map((file) => [file.address, file])).values()];
  const code = readFileSync(`${siteFolder}${shell.base}worker/service-worker.js`, 'utf8');
  writeServedPage(
    `${siteFolder}/service-worker.js`,
    `self.workerSite=${JSON.stringify({ version, ...site, files })};\n${code}`,
  );
}
