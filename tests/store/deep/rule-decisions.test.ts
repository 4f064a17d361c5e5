import { root, startFirestore } from '../../../local-backend/src/testing/start-firestore';
import { randomOf } from '../../week/random';
import { comparedHost, emptyEmulator, portOf } from '../emulator';
import { requestOf, type RestRequest, seedWrites, signedAs } from './random-requests';

const seeds = Number(process.env['STORE_DECISIONS'] ?? 6000) / 60;
const perSeed = 60;

jest.setTimeout(3_600_000);

interface Found {
  document?: { name: string; fields?: object };
  found?: { name: string; fields?: object };
  missing?: string;
}

async function ask(port: number, { action, body, as }: RestRequest) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${root}${action}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...signedAs(as) },
    body: JSON.stringify(body),
  });
  const message: unknown = await answer.json();
  const [first] = Array.isArray(message) ? message : [message];
  const { error } = first as { error?: { status: string; message: string } };
  if (error) return { decision: `${answer.status} ${error.status}`, said: error.message };
  const documents = Array.isArray(message)
    ? (message as Found[]).map(
        ({ document, found, missing }) => (document ?? found)?.name ?? missing,
      )
    : [];
  return { decision: `${answer.status} ${documents.filter(Boolean).join(' ')}`, said: '' };
}

test("the Firestore rules decide random browser requests alike locally and on Google's emulator", async () => {
  await emptyEmulator(comparedHost());
  const standIn = await startFirestore();
  const ports = [portOf(comparedHost()), standIn.port] as const;
  const both = (request: RestRequest) => Promise.all(ports.map((port) => ask(port, request)));
  const differences: unknown[] = [];
  const decisions: Record<string, number> = {};
  let done = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = randomOf(seed, 'decisions');
    await both({ action: ':commit', body: { writes: seedWrites(random) }, as: 'owner' });
    for (let step = 0; step < perSeed; step += 1) {
      const request = requestOf(random);
      const [there, here] = await both(request);
      done += 1;
      const kind = there?.decision.slice(0, 3) ?? '';
      decisions[kind] = (decisions[kind] ?? 0) + 1;
      if (there?.decision === here?.decision) continue;
      differences.push({ seed, step, request, there, here });
      // A write that only one of the two accepted makes all later results differ, so the test stops.
      if (request.action === ':commit') break;
    }
  }
  console.info(`${done} requests ${JSON.stringify(decisions)}, ${differences.length} differences`);
  await standIn.stop();
  expect(differences.map((one) => JSON.stringify(one).slice(0, 1000))).toEqual([]);
});
