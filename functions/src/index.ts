import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { onRequest, type HttpsOptions } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApi } from './app';
import { composePorts } from './compose';
import { appCheckMode } from './http/app-check';
import { createSweepOutbox, type SweepOutbox } from './outbox/sweep-outbox';
import type { ApiPorts } from './ports';

const options: HttpsOptions = {
  region: 'asia-south1',
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
  secrets: ['MAPS_KEY', 'PLACES_KEY', 'SMTP_URL'],
};

/** Made at the first use: the secrets exist only while something runs, not while deploying. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const ports = once((): ApiPorts => {
  const firebase = initializeApp();
  // REST starts faster than gRPC, and we make single calls only.
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const mode = appCheckMode(process.env['APP_CHECK']);
  return {
    ...composePorts(getAuth(firebase), firestore, process.env),
    appCheck: mode && { mode, verify: (token) => getAppCheck(firebase).verifyToken(token) },
  };
});

const deployedApi = once(() =>
  createApi({
    ...ports(),
    trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 2),
    hosted: true,
  }),
);

const sweep = once((): SweepOutbox => createSweepOutbox({ ...ports(), ...ports().kitchen }));

/** Everything under `/api`. */
export const api = onRequest(options, (request, response) => deployedApi()(request, response));

/** The reviews under the name that the specification gives them (spec.md §7). */
export const getGoogleReviews = onRequest(options, (request, response) => {
  request.url = '/getGoogleReviews';
  deployedApi()(request, response);
});

/** Tells the restaurant what it has not been told yet. */
export const sweepOutbox = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: 'asia-south1',
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    retryCount: 0,
    secrets: ['SMTP_URL'],
  },
  async () => {
    await sweep()();
  },
);
