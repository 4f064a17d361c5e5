/** `/config.json`: the backend of this build. `local` is set if local services replace hosted ones. */
export interface SiteConfig {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId?: string | undefined;
  };
  /** If set, requests that cost the restaurant money carry an App Check token of our page. */
  appCheck?: { siteKey: string } | undefined;
  local?:
    | {
        /** URL of the script that replaces the identity provider's popup helper. */
        popupHelper: string;
        /** URL that issues App Check tokens locally, without reCAPTCHA. */
        pageTokens?: string | undefined;
      }
    | undefined;
}
