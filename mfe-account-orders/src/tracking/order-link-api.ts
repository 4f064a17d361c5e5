import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { linkKeyHeader } from '@burger/shared/platform/security';

export const longestMs = 8000;

/** Calls the API about the order of a tracking link. Rejects if there is no answer within eight seconds. */
export const askAboutOrder = (
  path: string,
  trackingKey: string,
  init: { method?: 'POST'; body?: object } = {},
): Promise<Response> =>
  appCheckFetch(path, {
    ...(init.method && { method: init.method }),
    ...(init.body && { body: JSON.stringify(init.body) }),
    headers: {
      [linkKeyHeader]: trackingKey,
      ...(init.body && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(longestMs),
  });
