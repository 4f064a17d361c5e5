import type { SiteConfig } from '../contracts/remotes';
import { fields } from '../reading';

/** Throws a TypeError for what is no configuration. */
function readConfig(value: unknown): SiteConfig {
  const { firebase, appCheck, local } = fields(value);
  const { apiKey, authDomain, projectId } = fields(firebase);
  const needed = [
    ...[apiKey, authDomain, projectId],
    ...(appCheck ? [fields(appCheck)['siteKey']] : []),
    ...(local ? [fields(local)['popupHelper']] : []),
  ];
  if (needed.some((text) => typeof text !== 'string')) throw new TypeError('No configuration');
  return value as SiteConfig;
}

let loading: Promise<SiteConfig> | null = null;

async function load(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return readConfig(await answer.json());
}

/** The run-time configuration, fetched once; a failure is not kept, so the next call tries again. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
