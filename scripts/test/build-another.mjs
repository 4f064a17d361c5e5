import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { root } from '../paths.mjs';
import { must } from '../run.mjs';

// Builds the site and the server of the restaurant of the tests, for tests/another: they hold nothing of the example.
const folder = `${root}/reports/another`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await must('node', ['scripts/build.mjs'], {
  env: { RESTAURANT: 'tests/restaurant', SITE_DIR: `${folder}/site` },
});
// The next build puts another restaurant's in their place.
cpSync(`${root}/functions/dist`, `${folder}/functions`, { recursive: true });
