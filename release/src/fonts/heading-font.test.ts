import { execFile } from 'node:child_process';
import path from 'node:path';

// Runs the real program: Jest cannot load HarfBuzz, which comes as an ES module.
test('the checked-in heading fonts can render every word of the texts', async () => {
  const message = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [path.resolve('scripts/release.mjs'), 'fonts', '--check'],
      (_error, out, err) => resolve(out + err),
    ),
  );
  expect(message).toBe('');
}, 30_000);
