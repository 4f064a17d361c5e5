import { currentIdToken } from '@burger/shared/firebase';
import type { IdToken } from './ports';

/** The signed-in customer's ID token, or null when nobody is signed in. Rejects when it cannot be had. */
export const idToken: IdToken = (which) => currentIdToken({ fresh: which === 'fresh' });
