import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../shared/repository/paths.mjs';

const program = `${root}/functions/dist/publish-menu.cjs`;
const longestMs = 120_000;
const betweenLooksMs = 200;

async function renderedAt(url) {
  const html = await (await fetch(`${url}/menu`)).text();
  const [, data = 'null'] = /<script type="application\/json" id="shop">([^<]*)</.exec(html) ?? [];
  return JSON.parse(data)?.version;
}

/**
 * Publishes a restaurant's folder as its owner would. Returns the version once pages show it; rejects with
 * the output.
 */
export async function publishMenu(url, folder) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--folder', folder, '--by', 'the owner', '--yes'],
    { cwd: root, env: { ...process.env, PORT: new URL(url).port } },
  ).catch(({ stdout: message, stderr }) => {
    throw new Error(message + stderr);
  });
  const version = /^(?:Published |Nothing has changed: )(\w+)/m.exec(stdout)?.[1];
  if (!version) throw new Error(stdout);
  const end = Date.now() + longestMs;
  while ((await renderedAt(url)) !== version) {
    if (Date.now() > end) throw new Error(`${url} does not show ${version}`);
    await pause(betweenLooksMs);
  }
  return version;
}
