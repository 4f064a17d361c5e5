// Simulates a week of the restaurant in fast forward and checks every order against its acknowledgement.
// node tests/week/play.mjs [seed=1] [customers=2000] [days=7]
import { createJiti } from 'jiti';
import { buildProgram } from '../build-program.mjs';

const [seed = 1, customers = 2000, days = 7] = process.argv.slice(2).map(Number);
const program = await buildProgram('./week/serve-restaurant.ts', `week-restaurant-${seed}`);
const { main } = /** @type {any} */ (await createJiti(import.meta.url).import('./main.ts'));
process.exit((await main({ seed, customers, days }, program)) ? 0 : 1);
