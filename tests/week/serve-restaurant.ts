// A process of the simulation: runs all servers of the restaurant at the driver's time, until it is killed.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeThrowawayCredentials } from '@burger/functions/local';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { createApi } from '../../functions/src/app';
import { composePorts } from '../../functions/src/compose';
import { createJobs, type Jobs } from '../../functions/src/jobs';
import { razorpay } from '../../functions/src/payments/razorpay';
import { fakeStaff } from '../../functions/src/testing/fake-ports';
import { standInKeys } from '../../local-backend/src/payments/stand-in';
import { projectId } from '../../local-backend/src/testing/start-firestore';
import { answerDriver, sayReady } from './processes';
import { startForgetfulStore } from './forgetful-store';
import { startMailServer } from './mail-server';
import { liveAtSetTime } from './process-time';
import { randomOf } from './random';
import { mapsKey, stubMaps } from './stubbed-maps';

const [folder = '', seed = '0', provider = ''] = process.argv.slice(2);
const tell = liveAtSetTime();
const troubles = {
  maps: stubMaps(),
  store: null as { trouble: string } | null,
  mail: null as { trouble: string } | null,
};

const store = await startForgetfulStore(join(folder, 'data.db'), randomOf(Number(seed), 'store'));
const mail = await startMailServer(join(folder, 'mails.jsonl'));
Object.assign(troubles, { store: store.state, mail: mail.state });
process.env['GOOGLE_APPLICATION_CREDENTIALS'] = makeThrowawayCredentials(projectId, folder).file;
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${store.port}`;

const lines: string[] = [];
const log = (line: string) => void lines.push(line);

function startInstance(number: number) {
  const app = initializeApp({ projectId }, `instance ${number}`);
  const ports = composePorts(getAuth(app), initializeFirestore(app, { preferRest: true }), {
    MAPS_KEY: mapsKey,
    MAILS_A_DAY: '1000000',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
  const kitchen = { ...ports.kitchen, verifyStaff: fakeStaff };
  const own = {
    ...ports,
    kitchen,
    payments: razorpay(standInKeys, { url: provider }),
    log,
    // Anybody can create an account, so a token is just the account's name here.
    verifyToken: (uid: string) => Promise.resolve({ uid, phone: null, expiresAt: Infinity }),
    trustProxy: 1,
  };
  return { api: createApi(own), jobs: createJobs(own) };
}
const instances = [startInstance(0), startInstance(1)] as const;

answerDriver({
  time: tell,
  trouble: ([what, trouble]: [keyof typeof troubles, string]) => {
    const state = troubles[what];
    if (state) state.trouble = trouble as never;
  },
  sweep: async (names: (keyof Jobs)[]) => {
    const swept = await Promise.allSettled(names.map((name) => instances[0].jobs[name]()));
    for (const one of swept) if (one.status === 'rejected') log(`Not swept: ${one.reason}`);
  },
  lines: () => lines.splice(0),
  storePort: () => store.port,
  live: (ms: number) => setTimeout(ms),
});

const random = randomOf(Number(seed), 'which instance');
const server = createServer((request, response) => random.pick(instances).api(request, response));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => sayReady((server.address() as AddressInfo).port));
