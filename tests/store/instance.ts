import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeThrowawayCredentials } from '@burger/functions/local';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { createApi } from '../../functions/src/app';
import { composePorts } from '../../functions/src/compose';
import { razorpay } from '../../functions/src/payments/razorpay';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import { firstDocument, keepShop } from '../../functions/src/shop/cached-shop';
import { serve } from '../../functions/src/testing/counter';
import { fakeStaff } from '../../functions/src/testing/fake-ports';
import { standInKeys } from '../../local-backend/src/payments/stand-in';
import { projectId } from '../../local-backend/src/settings';
import { countAttempts, type Tally } from './count-attempts';

export interface InstanceSettings {
  storePort: number;
  /** By how much the instance's running clock is shifted, in ms. */
  clockMs: number;
  providerUrl: string;
}

export interface Instance {
  url: string;
  /** Resolves to the transaction tally once no transaction is running, or after two minutes. */
  idle(): Promise<Tally>;
  logs(): Promise<string[]>;
  close(): Promise<void>;
}

let opened = 0;
let credentials: string | undefined;

/** Opens a separate Firestore client: the Admin SDK over REST, as the functions use it. */
export function openClient(port: number): { db: Firestore; close(): Promise<void> } {
  credentials ??= makeThrowawayCredentials(
    projectId,
    mkdtempSync(path.join(tmpdir(), 'store-client-')),
  ).file;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const app = initializeApp({ projectId }, `client ${(opened += 1)}`);
  const db = initializeFirestore(app, { preferRest: true });
  return {
    db,
    async close() {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

const pollMs = 20;
const quietPolls = 3;
const longestIdleMs = 120_000;

export async function openInstance(settings: InstanceSettings): Promise<Instance> {
  const client = openClient(settings.storePort);
  const attempts = countAttempts(client.db);
  const lines: string[] = [];
  const now = () => new Date(Date.now() + settings.clockMs);
  const ports = composePorts({} as Auth, client.db, {});
  const { orders } = ports.kitchen;
  const shopStore = firestoreShop(client.db, now);
  const api = createApi({
    ...ports,
    // In this test a customer's token is just the account's name.
    verifyToken: (uid) => Promise.resolve({ uid, phone: null, expiresAt: Infinity }),
    orderStore: { ...ports.orderStore, add: attempts.counted(ports.orderStore.add) },
    kitchen: {
      ...ports.kitchen,
      orders: { ...orders, change: attempts.counted(orders.change) },
      shopStore,
      verifyStaff: fakeStaff,
    },
    shop: keepShop({ store: shopStore, firstDocument, now }),
    payments: razorpay(standInKeys, { url: settings.providerUrl }),
    trustProxy: 1,
    now,
    log: (line) => void lines.push(line),
  });
  const served = await serve(api);
  return {
    url: served.url,
    async idle() {
      const end = performance.now() + longestIdleMs;
      for (let quiet = 0; quiet < quietPolls && performance.now() < end; quiet += 1) {
        await setTimeout(pollMs);
        if (attempts.underWay() > 0) quiet = -1;
      }
      return attempts.take();
    },
    logs: () => Promise.resolve(lines.splice(0)),
    async close() {
      await served.close();
      await client.close();
    },
  };
}
