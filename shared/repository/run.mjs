import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

// On Windows, npm and npx are scripts, which need a shell.
const needsShell = (command) =>
  process.platform === 'win32' && (command === 'npm' || command === 'npx');

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]
 * @property {boolean} [quiet]
 * @property {string} [input] Standard input.
 * @property {number | 'inherit'} [output] File descriptor for the output. Default: the terminal.
 */

/**
 * Runs a command in the project's folder. Returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
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

/**
 * Runs a command like `run`. A failure ends this process with the command's exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Runs an async command. If it rejects, prints the error message and sets exit code 1. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    console.error(message);
    if (cause) console.error(cause);
    process.exitCode = 1;
  }
}
