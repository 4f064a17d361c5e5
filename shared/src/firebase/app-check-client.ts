import { initializeApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';
import type { SiteConfig } from '../contracts/site-config';

interface IssuedToken {
  token: string;
  expireTimeMillis: number;
}

let appCheck: AppCheck | null = null;

const issuedAt = (address: string) =>
  new CustomProvider({
    async getToken() {
      const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(5000) });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return (await answer.json()) as IssuedToken;
    },
  });

// Creates a separate Firebase app. Auth and Firestore in the same app would wait for an App Check token,
// which may never come.
function connectAppCheck({ firebase, local }: SiteConfig, siteKey: string): AppCheck {
  const { apiKey, authDomain, projectId, appId = '' } = firebase;
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, 'app-check');
  const provider = local?.pageTokens
    ? issuedAt(local.pageTokens)
    : new ReCaptchaEnterpriseProvider(siteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}

/** Returns an App Check token, cached while valid unless `fresh`. Rejects if none is available. */
export async function pageTokenOf(
  config: SiteConfig,
  siteKey: string,
  fresh: boolean,
): Promise<string> {
  appCheck ??= connectAppCheck(config, siteKey);
  const { token } = await getToken(appCheck, fresh);
  return token;
}
