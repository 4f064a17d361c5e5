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
  local: v.optional(
    v.object({
      /** Script that stands in for the identity provider's popup helper. */
      popupHelper: v.string(),
    }),
  ),
});

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
