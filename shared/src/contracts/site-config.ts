/** `/config.json`: the backend of this build. `local` is set when the local backend replaces hosted services. */
export interface SiteConfig {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId?: string | undefined;
  };
  /** When set, costly requests carry an App Check token (reCAPTCHA Enterprise) that proves they come from our page. */
  appCheck?: { siteKey: string } | undefined;
  local?:
    | {
        /** Script that replaces the identity provider's popup helper. */
        popupHelper: string;
        /** Address that issues App Check tokens without a provider. */
        pageTokens?: string | undefined;
      }
    | undefined;
}
