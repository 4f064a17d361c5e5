import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../shared/repository/paths.mjs';
import { emulatorClass } from '../../scripts/test/firestore-emulator.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const isUp = (/** @type {string} */ host) =>
  fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );

const longestStartMs = 60_000;

/**
 * Starts Google's emulator on a free loopback port with the project's rules. Throws when it does not start.
 * @param {{ jar: string, java: string }} found
 */
export async function startEmulator({ jar, java }) {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const where = ['--host=127.0.0.1', `--port=${port}`, `--rules=${root}/firestore.rules`];
  // In English, because the emulator formats numbers in error messages by the machine's language.
  const args = ['-Xmx1g', '-Duser.language=en', '-cp', jar, emulatorClass, ...where];
  const child = spawn(java, args, { stdio: 'ignore' });
  const end = performance.now() + longestStartMs;
  while (!(await isUp(host))) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill('SIGKILL');
      throw new Error("Google's Firestore emulator did not start");
    }
    await setTimeout(100);
  }
  return {
    host,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
