import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from '../shared/repository/paths.mjs';
import { must } from '../shared/repository/run.mjs';

/**
 * Installs missing packages, then loads a TypeScript module with its imports.
 * @param {string} file
 * @param {import('jiti').JitiOptions} [options]
 * @returns {Promise<any>}
 */
export async function importTypescript(file, options) {
  await ensureInstalled();
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, options).import(`${root}/${file}`);
}

export const importRelease = (file) => importTypescript(`release/src/${file}.ts`);

/**
 * Loads a command that checks a restaurant's folder. The command imports the test restaurant, because the
 * checked folder may be invalid.
 */
export const importCommand = (file) =>
  importTypescript(file, { alias: { '@burger/restaurant': `${root}/tests/restaurant` } });

function isFresh(program) {
  if (!existsSync(program)) return false;
  const built = statSync(program).mtimeMs;
  return [`${root}/functions/src`, `${root}/shared/src`, restaurantFolder].every((folder) =>
    readdirSync(folder, { recursive: true }).every(
      (file) => statSync(`${folder}/${file}`).mtimeMs < built,
    ),
  );
}

export async function runServerCommand(name, args) {
  const program = `${root}/functions/dist/${name}.cjs`;
  await ensureInstalled();
  if (!isFresh(program)) {
    await must('npm', ['run', 'build', '-w', '@burger/functions'], { quiet: true });
  }
  const command = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  command.on('exit', (code) => (process.exitCode = code ?? 1));
}
