import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runProgram } from './run-program.mjs';

// The command itself is written beside the functions, which keep the same store: functions/src/publish-menu.
await runProgram('publish-menu', ['--folder', restaurantFolder]);
