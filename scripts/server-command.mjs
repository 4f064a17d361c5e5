import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runServerCommand } from './load.mjs';

// Commands that keep the same store as the functions, and are written beside them (functions/src):
// publish-menu, staff (who may use the counter), register (the bills of a month).
const [name, ...args] = process.argv.slice(2);
const first = name === 'publish-menu' ? ['--folder', restaurantFolder] : [];
await runServerCommand(name, [...first, ...args]);
