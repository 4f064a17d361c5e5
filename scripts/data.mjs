import { rmSync } from 'node:fs';
import { importCommand } from './load.mjs';
import { dataFolder } from './paths.mjs';

// The data that the local backend keeps: node scripts/data.mjs <reset|backup|restore>. The hosted store has its own
// commands, see docs/backup.md.
const [command, ...args] = process.argv.slice(2);
if (command === 'reset') {
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(`Cleared ${dataFolder}: accounts, orders and mail are gone.`);
} else {
  const { run } = await importCommand('local-backend/src/backup.ts');
  process.exitCode = run([command, ...args], dataFolder);
}
