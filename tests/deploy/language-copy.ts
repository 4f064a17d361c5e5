import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../shared/repository/paths.mjs';

const run = promisify(execFile);

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@burger') symlinkSync(`${from}/${name}`, `${to}/${name}`);
  }
}

/**
 * Copies the repository's sources into a temporary folder, with links to the installed packages. Returns the
 * folder.
 */
export function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-'));
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  })
    .split('\n')
    .filter((file) => file && existsSync(`${root}/${file}`));
  for (const file of sources) cpSync(`${root}/${file}`, `${folder}/${file}`);
  linkPackages(`${root}/node_modules`, `${folder}/node_modules`);
  mkdirSync(`${folder}/node_modules/@burger`);
  for (const name of readdirSync(`${root}/node_modules/@burger`)) {
    symlinkSync(`../../${name}`, `${folder}/node_modules/@burger/${name}`);
    const own = `${root}/${name}/node_modules`;
    if (existsSync(own)) linkPackages(own, `${folder}/${name}/node_modules`);
  }
  return folder;
}

export async function runIn(folder: string, command: string): Promise<string> {
  const [program = '', ...words] = command.split(' ');
  const { stdout } = await run(program, words, {
    ...{ cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, SITE_DIR: `${folder}/site` } },
  });
  return stdout;
}

/**
 * Replaces Kannada letters by the Telugu letters at the same place in their Unicode block: a readable
 * placeholder.
 */
export const inTelugu = (text: string): string =>
  text.replace(/[\u0c80-\u0cff]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0x0c80 + 0x0c00),
  );

/** Creates a translation file from the Kannada one as the guide says, with placeholder texts. */
export function translate(folder: string, file: string): void {
  const kannada = file.replace('/te.', '/kn.').replace('/te/', '/kn/');
  const text = readFileSync(`${folder}/${kannada}`, 'utf8')
    .replaceAll('@burger/restaurant/kn/', '@burger/restaurant/te/')
    .replace(/(?<=['/])kn(?=['}. ,])/g, 'te');
  writeFileSync(`${folder}/${file}`, inTelugu(text));
}
