import { restaurant } from '@burger/shared/restaurant';
import type { Request, Response } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { onRequest, type HttpsOptions } from 'firebase-functions/v2/https';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApi } from './app';
import { composePorts } from './compose';
import { appCheckMode } from './auth/app-check';
import { createJobs, type Jobs } from './jobs';
import { hostingBefore, watchHosting } from './http/callers';
import { answerParserErrors } from './http/requests';
import type { ApiPorts } from './ports';
import { missingSecrets, readSettings, secrets, settings } from './settings';

const { APP_CHECK, HOSTING_NETWORKS, ...amounts } = settings;

// Declared for Firebase, which prompts for missing values at deploy time. The code reads settings from the
// environment, as the local backend does.
defineString('APP_CHECK', {
  ...{ default: APP_CHECK.usual, description: APP_CHECK.what },
  input: select(['off', 'monitor', 'enforce']),
});
defineString('HOSTING_NETWORKS', {
  ...{ default: HOSTING_NETWORKS.usual, description: HOSTING_NETWORKS.what },
});
const amountOf = Object.fromEntries(
  Object.entries(amounts).map(([name, { usual, what }]) => [
    name,
    defineInt(name, { default: Number(usual), description: what }),
  ]),
) as Record<keyof typeof amounts, ReturnType<typeof defineInt>>;
const secretOf = (name: keyof typeof secrets) =>
  defineSecret(name, { description: secrets[name].what });
const smtpUrl = secretOf('SMTP_URL');
const paymentsKey = secretOf('PAYMENTS_KEY');
const messageKeys = [secretOf('PUSH_PRIVATE_KEY'), secretOf('WHATSAPP_KEY')];

const options: HttpsOptions = {
  region: 'asia-south1',
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: amountOf.CONCURRENCY,
  minInstances: amountOf.MIN_INSTANCES,
  maxInstances: 10,
  secrets: [secretOf('MAPS_KEY'), secretOf('PLACES_KEY'), smtpUrl, paymentsKey, ...messageKeys],
};

/** Returns a function that creates a value on first use, because secrets are not available at deploy time. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const ports = once((): ApiPorts => {
  const firebase = initializeApp();
  // Firestore over REST: a cold start with a single call is faster than with gRPC.
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const mode = appCheckMode(readSettings(process.env).APP_CHECK);
  return {
    ...composePorts(getAuth(firebase), firestore, process.env),
    appCheck: mode && { mode, verify: (token) => getAppCheck(firebase).verifyToken(token) },
  };
});

const deployedApi = once(() => {
  const { log } = ports();
  for (const sentence of missingSecrets(process.env)) log(sentence, { severity: 'WARNING' });
  const isHosting = readSettings(process.env).HOSTING_NETWORKS;
  const watch = watchHosting(new URL(restaurant.siteUrl).host, isHosting, log);
  const app = createApi({ ...ports(), trustProxy: hostingBefore(isHosting), hosted: true });
  const answerPlatform = answerParserErrors(log);
  return (request: Request, response: Response) => {
    watch(request.headers);
    answerPlatform(request.app);
    app(request, response);
  };
});

const jobs = once((): Jobs => createJobs(ports()));
export const api = onRequest(options, (request, response) => deployedApi()(request, response));

export const getGoogleReviews = onRequest(options, (request, response) => {
  request.url = '/getGoogleReviews';
  deployedApi()(request, response);
});

/** Sends due mails and owner alerts and checks open payments, each minute. */
export const sweepOutbox = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: 'asia-south1',
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    retryCount: 0,
    secrets: [smtpUrl, paymentsKey, ...messageKeys],
  },
  async () => {
    const { news, payments, health } = jobs();
    // Run in parallel, because the function has a time limit. Throw the first error at the end.
    const done = await Promise.allSettled([news(), payments(), health()]);
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  },
);

/** Deletes data whose published retention period is over, each night. */
export const sweepRetention = onSchedule(
  {
    schedule: 'every day 04:00',
    timeZone: 'Asia/Kolkata',
    region: 'asia-south1',
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 1,
  },
  async () => {
    await jobs().retention();
  },
);
