import { execFile } from 'node:child_process';
import path from 'node:path';

// The program is run as it is: HarfBuzz comes as a module that only Node itself can load.
test('the fonts that are checked in write every word of the texts; npm run fonts makes them anew', async () => {
  const said = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [path.resolve('scripts/release.mjs'), 'fonts', '--check'],
      (_error, out, err) => resolve(out + err),
    ),
  );
  expect(said).toBe('');
}, 30_000);
