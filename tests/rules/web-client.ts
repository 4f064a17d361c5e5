import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { projectId } from '../../local-backend/src/testing/start-firestore';

// The SDK logs every denial as a warning, and these tests cause many.
setLogLevel('silent');

/** Connects the web SDK to a Firestore as a browser does, with a token or signed out. */
export function webClientsOf(store: { port: number }): (token?: string) => Firestore {
  const apps = new Map<string, ReturnType<typeof initializeApp>>();
  afterAll(() => Promise.all([...apps.values()].map((app) => deleteApp(app))));
  return (token = '') => {
    const known = apps.get(token);
    if (known) return getFirestore(known);
    const app = initializeApp({ projectId, apiKey: 'local' }, `client-${apps.size}`);
    apps.set(token, app);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', store.port, token ? { mockUserToken: token } : {});
    return db;
  };
}
