import { isYounger } from '@burger/shared/platform/device';
import type { Part } from '@burger/shared/contracts/visit-schema';
import { boundedCache } from '../http/cache';

/** Returns whether a version of the shell or a remote is on the site, including canary and preview versions. */
export type IsDeployed = (part: Part, version: string) => Promise<boolean>;

interface Settings {
  ask: IsDeployed;
  now: () => number;
}

const mostKnown = 500;
const maxRequestsPerMinute = 30;
const unknownForMs = 10 * 60_000;

/** Caches whether versions are deployed and limits look-ups, so that invented versions cause no load. */
export function deployedVersions({ ask, now }: Settings): IsDeployed {
  const requested = boundedCache<Promise<boolean>>({ cacheMs: unknownForMs, most: mostKnown, now });
  const there = boundedCache<true>({ cacheMs: Infinity, most: mostKnown, now });
  let minute = { from: 0, asked: 0 };

  function mayAsk(): boolean {
    if (!isYounger(minute.from, 60_000, now())) minute = { from: now(), asked: 0 };
    minute.asked += 1;
    return minute.asked <= maxRequestsPerMinute;
  }

  return (part, version) => {
    const name = `${part}@${version}`;
    if (there.get(name)) return Promise.resolve(true);
    const before = requested.get(name);
    if (before) return before;
    if (!mayAsk()) return Promise.resolve(false);
    const answer = ask(part, version).catch(() => false);
    requested.set(name, answer);
    void answer.then((isThere) => isThere && there.set(name, true));
    return answer;
  };
}

export const askSite =
  (siteUrl: string): IsDeployed =>
  async (part, version) => {
    const folder = part === 'shell' ? 'shell' : `remotes/${part}`;
    const address = new URL(`/${folder}/${version}/mf-manifest.json`, siteUrl);
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    return answer.ok;
  };
