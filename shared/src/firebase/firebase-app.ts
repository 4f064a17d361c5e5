import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { SiteConfig } from '../contracts/site-config';

let app: FirebaseApp | null = null;

/** The one Firebase app of the page: two of them would send requests unsigned. */
export function firebaseApp(config: SiteConfig): FirebaseApp {
  const { apiKey, authDomain, projectId, appId } = config.firebase;
  app ??= initializeApp({ apiKey, authDomain, projectId, ...(appId ? { appId } : {}) });
  return app;
}
