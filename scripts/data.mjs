import { rmSync } from 'node:fs';
import { importCommand } from './load.mjs';
import { dataFolder } from '../shared/repository/paths.mjs';

// Manages the local backend's data: node scripts/data.mjs <reset|backup|restore>. For hosted data see
// docs/backup.md.
const [command, ...args] = process.argv.slice(2);
if (command === 'reset') {
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(`Deleted all accounts, orders and mails in ${dataFolder}.`);
} else {
  const { run } = await importCommand('local-backend/src/backup.ts');
  process.exitCode = run([command, ...args], dataFolder);
}
