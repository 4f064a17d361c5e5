import * as v from 'valibot';
import { SiteConfigSchema, type SiteConfig } from '../contracts/site-config';

let loading: Promise<SiteConfig> | null = null;

async function load(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return v.parse(SiteConfigSchema, await answer.json());
}

/** The run-time configuration, fetched once; a failure is not kept, so the next call tries again. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
