import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { SiteConfig } from '../contracts/site-config';

let app: FirebaseApp | null = null;

/** Returns the page's only Firebase app. With a second one, Firestore would not use the sign-in of Auth. */
export function firebaseApp(config: SiteConfig): FirebaseApp {
  const { apiKey, authDomain, projectId, appId } = config.firebase;
  app ??= initializeApp({ apiKey, authDomain, projectId, ...(appId ? { appId } : {}) });
  return app;
}
