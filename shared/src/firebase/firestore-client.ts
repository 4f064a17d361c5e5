import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import type { SiteConfig } from '../contracts/site-config';
import { firebaseApp } from './firebase-app';

export {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

let store: Firestore | null = null;

/** Returns the page's Firestore (lite). Connect Auth before, or requests are unauthenticated. */
export function connectStore(config: SiteConfig): Firestore {
  if (store) return store;
  store = getFirestore(firebaseApp(config));
  if (config.local) {
    const port = Number(location.port) || (location.protocol === 'https:' ? 443 : 80);
    connectFirestoreEmulator(store, location.hostname, port);
  }
  return store;
}
