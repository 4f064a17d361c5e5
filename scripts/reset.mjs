import { rmSync } from 'node:fs';
import { dataFolder } from './paths.mjs';

rmSync(dataFolder, { recursive: true, force: true });
console.log(`Cleared ${dataFolder}: accounts, orders and mail are gone.`);
