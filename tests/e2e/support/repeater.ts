import { once } from 'node:events';
import { watch } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import type { ServedSite } from '../../sites/serve-site';

/** Kills a site while it works, and repeats the requests whose answers are lost. */
export function repeater(site: ServedSite) {
  let restarted = Promise.resolve();
  let lost = 0;
  return {
    /** Returns how many answers were lost. */
    lostAnswers: () => lost,
    /** Kills the site at the next write to its database, which a request of the caller has to cause. */
    async killAtNextWrite(): Promise<void> {
      const watcher = watch(site.data);
      restarted = once(watcher, 'change').then(() => site.crash());
      await restarted;
      watcher.close();
    },
    /** Sends a request until the server answers it. */
    async answered(send: () => Promise<APIResponse>): Promise<APIResponse> {
      for (;;) {
        try {
          return await send();
        } catch {
          lost += 1;
          await restarted;
        }
      }
    },
  };
}
