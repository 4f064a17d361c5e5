import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../../../shared/repository/paths.mjs';
import { baseConfig } from '../headers/hosting-config';

/** Updates the headers in `firebase.json` after a change in `shared/src/platform/security`. */
export async function run(): Promise<void> {
  const file = `${root}/firebase.json`;
  writeFileSync(file, JSON.stringify(baseConfig(), null, 2));
  execFileSync('npx', ['oxfmt', file], { cwd: root, stdio: 'inherit' });
}
