import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runServerCommand } from './load.mjs';

// Commands on the functions' store: publish-menu, staff (access to the counter), register (bills of a month).
const [name, ...args] = process.argv.slice(2);
const first = name === 'publish-menu' ? ['--folder', restaurantFolder] : [];
await runServerCommand(name, [...first, ...args]);
