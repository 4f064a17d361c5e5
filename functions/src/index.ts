import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { onRequest, type HttpsOptions } from 'firebase-functions/v2/https';
import { createApi } from './app';
import { composePorts } from './compose';

const options: HttpsOptions = {
  region: 'asia-south1',
  memory: '256MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
  secrets: ['MAPS_KEY', 'PLACES_KEY', 'SMTP_URL'],
};

let app: ReturnType<typeof createApi> | null = null;

/** Made on the first request: the secrets exist only while a request is answered, not while deploying. */
function deployedApi(): ReturnType<typeof createApi> {
  if (app) return app;
  const firebase = initializeApp();
  // REST starts faster than gRPC, and we make single calls only.
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const ports = composePorts(getAuth(firebase), firestore, process.env);
  app = createApi({
    ...ports,
    trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 2),
    hosted: true,
  });
  return app;
}

/** Everything under `/api`. */
export const api = onRequest(options, (request, response) => deployedApi()(request, response));

/** The reviews under the name that the specification gives them (spec.md §7). */
export const getGoogleReviews = onRequest(options, (request, response) => {
  request.url = '/getGoogleReviews';
  deployedApi()(request, response);
});
