import path from 'node:path';
import { createApi } from '@burger/functions/app';
import { composePorts } from '@burger/functions/compose';
import { rememberTokens } from '@burger/functions/remember-tokens';
import type { ApiPorts } from '@burger/functions/ports';
import type { KeptShop } from '@burger/functions/shop';
import { createSweeps } from '@burger/functions/sweeps';
import { makeThrowawayCredentials } from '@burger/functions/throwaway-credentials';
import type { Express } from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { loopback } from './loopback';
import { publishedIn } from './hosting/published-in';
import { keepSweeping } from './api/keep-sweeping';
import { uncountedBook } from './api/uncounted-book';

export interface LocalApi {
  api: Express;
  shop: KeptShop;
  close(): Promise<void>;
}

interface LocalApiSettings {
  projectId: string;
  dataDir: string;
  /** The site whose versions tell how their visits went. */
  siteDir: string;
  /** Where sign-in is answered: the site itself, as the worker behind it answers nobody else. */
  authPort: number;
  storePort: number;
  /** Whose pages may show the site's remotes. */
  hosts: ApiPorts['hosts'];
  uncountedOrders: boolean;
  appCheck: ApiPorts['appCheck'];
  say: (line: string) => void;
}

const secondMs = 1000;
const hourMs = 60 * 60_000;

// Every visitor of the local site has the same address, so limits by address have to be wider than on the internet. Those
// of orders are as there: who tries the shop out sees what customers see.
const byAddress = { points: 2000, seconds: 60 };

/**
 * The functions, with the Admin SDK pointed at the local services. The SDK reads where they are from the environment,
 * hence one running backend per process.
 */
export function createLocalApi(settings: LocalApiSettings): LocalApi {
  const { projectId, dataDir, siteDir, authPort, storePort, hosts, say } = settings;
  const credentials = makeThrowawayCredentials(projectId, dataDir);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${loopback}:${authPort}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${loopback}:${storePort}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;

  const firebase = initializeApp({ projectId }, `local-${storePort}`);
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const ports = composePorts(getAuth(firebase), firestore, {
    ...process.env,
    MAILBOX_DIR: path.join(dataDir, 'mailbox'),
  });
  const api = createApi({
    ...ports,
    book: settings.uncountedOrders ? uncountedBook(ports.book) : ports.book,
    hosts,
    appCheck: settings.appCheck,
    isDeployed: publishedIn(siteDir),
    // The auth emulator is asked about the account on every check.
    verifyToken: rememberTokens(ports.verifyToken),
    limits: {
      ...ports.limits,
      orders: settings.uncountedOrders ? null : ports.limits.orders,
      maps: byAddress,
      shop: byAddress,
      reviews: byAddress,
      riders: byAddress,
      tracks: byAddress,
      forms: byAddress,
      me: byAddress,
      vitals: byAddress,
      vitalsOfAll: byAddress,
    },
  });
  const sweeps = createSweeps(ports);
  const stops = [
    keepSweeping(sweeps.news, { what: 'The outbox', everyMs: secondMs, say }),
    keepSweeping(sweeps.health, { what: 'The health of the site', everyMs: secondMs, say }),
    keepSweeping(sweeps.retention, { what: 'What is kept too long', everyMs: hourMs, say }),
  ];
  return {
    api,
    shop: ports.shop,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      // The store's client is not terminated: what a visitor who left had asked for may still read, and would be
      // refused by it with a rejection that nobody can catch.
      await deleteApp(firebase);
      credentials.remove();
    },
  };
}
