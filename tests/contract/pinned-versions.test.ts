import { readFileSync } from 'node:fs';
import { readJson, root } from './built';

const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json');

test('all packages of Module Federation have one exact version', () => {
  const versions = Object.entries(dependencies)
    .filter(([name]) => name.startsWith('@module-federation/'))
    .map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(3);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
});

// Once this fails, move webpack in package.json, if it builds the remotes (docs/federation.md has a second reason for
// the pin), and correct docs/a-standard-host.md.
test('webpack is pinned because Module Federation imports an internal file that webpack 5.112 lacks', () => {
  expect(dependencies['webpack']).toMatch(/^5\.(\d{1,2}|10\d|110)\.\d+$/);
  const file = 'enhanced/dist/src/lib/container/runtime/utils.js';
  const source = readFileSync(`${root}/node_modules/@module-federation/${file}`, 'utf8');
  expect(source).toContain('webpack/lib/util/extractUrlAndGlobal');
});
