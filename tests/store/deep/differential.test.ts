import { startFirestore } from '../../../local-backend/src/testing/start-firestore';
import { randomOf } from '../../week/random';
import { openClient } from '../instance';
import { comparedHost, emptyEmulator, portOf } from '../emulator';
import { actorOf, comparable } from './act';
import { operationOf, readsOnly } from './operations';

const seeds = Number(process.env['STORE_OPERATIONS'] ?? 6000) / 60;
const perSeed = 60;

jest.setTimeout(3_600_000);

test("random Firestore operations have the same results and errors locally and on Google's emulator", async () => {
  await emptyEmulator(comparedHost());
  const standIn = await startFirestore();
  const clients = {
    emulator: openClient(portOf(comparedHost())),
    standIn: openClient(standIn.port),
  };
  const differences: unknown[] = [];
  let done = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = randomOf(seed, 'operations');
    const emulator = actorOf(clients.emulator.db, seed);
    const local = actorOf(clients.standIn.db, seed);
    for (let step = 0; step < perSeed; step += 1) {
      const operation = operationOf(random);
      const [there, here] = await Promise.all([emulator(operation), local(operation)]);
      done += 1;
      const isEqual =
        there.code === here.code && JSON.stringify(there.result) === JSON.stringify(here.result);
      if (isEqual) continue;
      differences.push({ seed, step, operation: comparable(operation), there, here });
      // A write that only one of the two accepted makes all later results differ, so the test stops.
      if (!readsOnly(operation)) break;
    }
  }
  console.info(`${done} operations, ${differences.length} differences`);
  await Promise.all(Object.values(clients).map((client) => client.close()));
  await standIn.stop();
  expect(differences.map((one) => JSON.stringify(one).slice(0, 1000))).toEqual([]);
});
