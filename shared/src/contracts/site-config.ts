/** `/config.json`: which backend the build talks to; `local` where the local backend stands in for hosted services. */
export interface SiteConfig {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId?: string | undefined;
  };
  /** Where set, requests that cost something bring a token that proves our page: App Check by reCAPTCHA Enterprise. */
  appCheck?: { siteKey: string } | undefined;
  local?:
    | {
        /** Script that stands in for the identity provider's popup helper. */
        popupHelper: string;
        /** Where tokens of App Check are given without a provider. */
        pageTokens?: string | undefined;
      }
    | undefined;
}
