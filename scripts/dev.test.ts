import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the port that `npm run dev` would choose when it starts looking at `first`. */
async function portFrom(first: number): Promise<number> {
  const code = `const { freePorts } = await import('./scripts/dev.mjs'); console.log(await freePorts(${first}))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return Number(stdout);
}

test('freePorts skips a group of ten ports of which another clone uses one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // The other clone may use any port of its group of ten.
  const first = port - 7;
  expect(await portFrom(first)).toBeGreaterThanOrEqual(first + 10);
  await new Promise((resolve) => other.close(resolve));
});
