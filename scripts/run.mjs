import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

// On Windows these are scripts, which only a shell can start.
const needsShell = (command) =>
  process.platform === 'win32' && (command === 'npm' || command === 'npx');

/**
 * Runs a command in the project's folder, with `input` as what it reads, and shows what it prints or writes it to the
 * open file `output`. Resolves to its exit code.
 */
export function run(command, args, { env = {}, quiet = false, input, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: needsShell(command),
      stdio: [input === undefined ? 'ignore' : 'pipe', quiet ? 'ignore' : output, output],
      env: { ...process.env, ...env },
    });
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like `run`, but a failure ends the whole script with the command's exit code. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Does what a command does: what it rejects with is told in plain words, and the process ends with 1. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error.message);
    if (error.cause) console.error(error.cause);
    process.exitCode = 1;
  }
}
