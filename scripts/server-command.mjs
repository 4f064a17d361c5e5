import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runServerCommand } from './load.mjs';

// Runs commands on the functions' database: publish-menu, staff (access to the counter), register (bills of a
// month), backtest (promised times of a month), erase (a customer without account). push-keys and whatsapp-templates do not need it.
const [name, ...args] = process.argv.slice(2);
const first = name === 'publish-menu' ? ['--folder', restaurantFolder] : [];
await runServerCommand(name, [...first, ...args]);
