import path from 'node:path';
import { createApi } from '@burger/functions/app';
import { composePorts } from '@burger/functions/compose';
import type { ApiPorts } from '@burger/functions/ports';
import { rememberTokens } from '@burger/functions/tokens';
import type { CachedShop } from '@burger/functions/shop';
import { createJobs } from '@burger/functions/jobs';
import { makeThrowawayCredentials } from '@burger/functions/local';
import { razorpay } from '@burger/functions/payments';
import { createRefusalFigures } from '@burger/functions/refusals';
import type { Express } from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { publishedIn } from './hosting/site';
import { loopback } from './loopback';
import { standInKeys, standInPath } from './payments/stand-in';
import { localPushKey } from './push/stand-in';
import { projectId, type Settings } from './settings';
import type { RunningWorker } from './workers/start-worker';

interface Surroundings {
  storePort: number;
  auth: Pick<RunningWorker, 'port' | 'secret'>;
  hosts: ApiPorts['hosts'];
  /** Rejects if the App Check token was not issued by this process, or has expired. */
  verifyPage: (token: string) => Promise<void>;
  push: ApiPorts['push'];
  say: (line: string) => void;
}

const secondMs = 1000;
const hourMs = 60 * 60_000;

// All visitors of the local site share one IP address, so limits per address are wider than in production.
// Order limits are unchanged, so that the demo behaves as it does for customers.
const wide = { points: 2000, seconds: 60 };
const byAddress = ['maps', 'shop', 'reviews', 'riders', 'tracks', 'forms', 'me', 'vitals'] as const;
const widened = Object.fromEntries([...byAddress, 'vitalsOfAll'].map((name) => [name, wide]));

/**
 * Runs the functions with the local services. The SDK reads their addresses from the environment, so a
 * process can run only one backend.
 */
export function createLocalApi(
  { port, dataDir, siteDir, uncountedOrders, appCheck, payments }: Settings,
  { storePort, auth, hosts, verifyPage, push, say }: Surroundings,
): { api: Express; shop: CachedShop; close: () => Promise<void> } {
  const credentials = makeThrowawayCredentials(projectId, dataDir);
  // The auth worker rejects requests without its secret in the path.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${loopback}:${auth.port}/${auth.secret}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${loopback}:${storePort}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;

  const firebase = initializeApp({ projectId }, `local-${storePort}`);
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const siteUrl = `http://localhost:${port}`;
  const composed = composePorts(getAuth(firebase), firestore, {
    ...process.env,
    ...(push && { PUSH_PRIVATE_KEY: localPushKey }),
    MAILBOX_DIR: path.join(dataDir, 'mailbox'),
  });
  const provider = { url: siteUrl + standInPath, note: createRefusalFigures(composed) };
  const ports: ApiPorts = {
    ...composed,
    siteUrl,
    push,
    ...(payments && { payments: razorpay(standInKeys, provider) }),
  };
  const api = createApi({
    ...ports,
    orderStore: uncountedOrders ? unlimitedOrders(ports.orderStore) : ports.orderStore,
    hosts,
    appCheck: appCheck && { mode: appCheck, verify: verifyPage },
    isDeployed: publishedIn(siteDir),
    // Cache verified tokens, because each verification calls the auth emulator.
    verifyToken: rememberTokens(ports.verifyToken),
    limits: {
      ...ports.limits,
      ...widened,
      orders: uncountedOrders ? null : ports.limits.orders,
    },
  });
  const jobs = createJobs(ports);
  const stops = [
    runRepeatedly(jobs.news, { what: 'mails', everyMs: secondMs, say }),
    runRepeatedly(jobs.payments, { what: 'online payments', everyMs: secondMs, say }),
    runRepeatedly(jobs.health, { what: 'health alerts', everyMs: secondMs, say }),
    runRepeatedly(jobs.retention, { what: 'data retention', everyMs: hourMs, say }),
  ];
  return {
    api,
    shop: ports.shop,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      // Keep the Firestore client open. Requests of disconnected visitors may still read, and a terminated
      // client would cause an unhandled rejection.
      await deleteApp(firebase);
      credentials.remove();
    },
  };
}

/**
 * Runs a background sweep again and again, one at a time. Returns a function that stops this and waits for a
 * running sweep.
 */
export function runRepeatedly(
  sweep: () => Promise<unknown>,
  { what, everyMs, say }: { what: string; everyMs: number; say: (line: string) => void },
): () => Promise<void> {
  let under: Promise<unknown> | null = null;
  let stopped = false;
  const timer = setInterval(() => {
    under ??= sweep()
      .catch((error: Error) => {
        if (!stopped) say(`The job for ${what} failed: ${error.name}`);
      })
      .finally(() => (under = null));
  }, everyMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await under;
  };
}

/** Removes the capacity limit of time slots, as parallel tests would fill the first slots after opening. */
export const unlimitedOrders = (orderStore: ApiPorts['orderStore']): ApiPorts['orderStore'] => ({
  ...orderStore,
  add: (key, order, terms = {}) => orderStore.add(key, order, { ...terms, capacity: Infinity }),
  reservedSlots: () => Promise.resolve(new Map()),
});
