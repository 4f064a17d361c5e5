import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './paths.mjs';
import { must } from './run.mjs';

/** Whether it was built from the sources as they are. */
function isFresh(program) {
  if (!existsSync(program)) return false;
  const built = statSync(program).mtimeMs;
  return [`${root}/functions/src`, `${root}/shared/src`, restaurantFolder].every((folder) =>
    readdirSync(folder, { recursive: true }).every(
      (file) => statSync(`${folder}/${file}`).mtimeMs < built,
    ),
  );
}

/** Runs a command that is written beside the functions, built where it has to be, with the terminal and the arguments of this one after those given. */
export async function runProgram(name, args = []) {
  const program = `${root}/functions/dist/${name}.cjs`;
  await ensureInstalled();
  if (!isFresh(program)) {
    await must('npm', ['run', 'build', '-w', '@burger/functions'], { quiet: true });
  }
  const command = spawn(process.execPath, [program, ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  command.on('exit', (code) => (process.exitCode = code ?? 1));
}
