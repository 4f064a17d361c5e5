import { parseArgs } from 'node:util';
import { goLive } from '../publish/publish';
import { currentShell } from '../site/records';
import { putShop, recordedShop } from '../site/shop';

// The longest wait for the shop's answer, in ms.
const patience = 10_000;

async function fetchJson(address: string, longest: number): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(longest),
  }).catch((cause: Error) => {
    const why = cause.name === 'TimeoutError' ? 'did not answer in time' : 'cannot be reached';
    throw new Error(`${address} ${why}.`, { cause });
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const body = await answer.json().catch((cause: unknown) => {
    throw new Error(`${address} answered no JSON.`, { cause });
  });
  return (body ?? {}) as Record<string, unknown>;
}

/** Returns the current menu version at an origin. Rejects with a readable message when it is unavailable. */
export async function currentVersionAt(origin: string, longest = patience): Promise<string> {
  // The revision parameter bypasses all caches.
  const address = new URL('/api/shop?revision=0', origin).href;
  const { version } = await fetchJson(address, longest);
  if (typeof version === 'string' && /^[0-9a-f]{12}$/.test(version)) return version;
  throw new Error(`${address} does not say which menu is current.`);
}

export async function publishedAt(
  origin: string,
  version: string,
  longest = patience,
): Promise<object> {
  const address = new URL(`/shop/${version}.json`, origin).href;
  const { version: named, ...published } = await fetchJson(address, longest);
  if (named === version) return published;
  throw new Error(`${address} returned another document.`);
}

const usage = `Prerenders the pages of the site without building packages.
  npm run prerender                                   with the versions of remotes.json
  npm run prerender -- --from http://localhost:3000   with the current menu of this site, if the pages show another`;

/** Prerenders the menu that is current at an origin, unless the pages show it already. */
async function follow(origin: string): Promise<void> {
  if (!URL.canParse(origin)) throw new Error(usage);
  const recorded = recordedShop();
  if (!recorded) throw new Error('There are no pages yet: npm run build');
  const version = await currentVersionAt(origin);
  if (version === recorded.version) return console.log(`The pages show ${version} already.`);
  const shell = currentShell();
  if (putShop(await publishedAt(origin, version), shell, origin) !== version) {
    throw new Error(`${origin} has another document with the version ${version}.`);
  }
  await goLive({ shell, shop: { version, source: 'store' } });
  console.log(`The pages show ${version} instead of ${recorded.version}.`);
}

export async function run(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (from !== undefined) await follow(from);
  else await goLive({});
}
