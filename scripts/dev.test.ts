import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The port that a clone would stand on that begins to look here. */
async function portFrom(first: number): Promise<number> {
  const code = `const { freePorts } = await import('./scripts/dev.mjs'); console.log(await freePorts(${first}))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return Number(stdout);
}

test('a clone stands beside another one, whose ports it leaves alone', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // Whichever of the ten it has.
  const first = port - 7;
  expect(await portFrom(first)).toBeGreaterThanOrEqual(first + 10);
  await new Promise((resolve) => other.close(resolve));
});
