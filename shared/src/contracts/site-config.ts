import * as v from 'valibot';

/**
 * `/config.json`: tells one and the same build which backend it talks to.
 * `local` is set where the local backend stands in for the hosted services.
 */
export const SiteConfigSchema = v.object({
  firebase: v.object({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    appId: v.optional(v.string()),
  }),
  /** Where set, requests that cost something bring a token that proves our page: App Check by reCAPTCHA Enterprise. */
  appCheck: v.optional(v.object({ siteKey: v.string() })),
  local: v.optional(
    v.object({
      /** Script that stands in for the identity provider's popup helper. */
      popupHelper: v.string(),
      /** Where tokens of App Check are given without a provider. */
      pageTokens: v.optional(v.string()),
    }),
  ),
});

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
