import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { fields } from '@burger/shared/reading';
import { isInShare } from './stored-share';
import { mayPreview, previewCookie } from './may-preview';
import { fetchJson, readLine } from './remotes-api';

type Chosen = readonly [remote: string, line: RemoteLine];

/** A line of a list on its own. Rejects when it cannot be had or is none. */
const fetchLine = async (address: string): Promise<RemoteLine> =>
  readLine(await fetchJson(address, 'default'));

/** The versions that are given to a share of the visitors, where this one is among them. */
const stagedLines = (staged: unknown) =>
  Object.entries(fields(staged)).flatMap(([remote, one]) => {
    // `line` is where its line of the list lies; it never changes. The share is in percent.
    const { version, share, line } = fields(one);
    if (typeof version !== 'string' || typeof share !== 'number' || typeof line !== 'string')
      return [];
    if (!isInShare(remote, { version, share })) return [];
    return [fetchLine(line).then((read): Chosen => [remote, read])];
  });

const sevenDays = 604_800;

/** A preview as its link names it: `mfe-menu@1.1.0-0123456789.<signature>`. */
const tokenPattern = /^(([\w-]+)@[\w.-]+)\.([\w-]{86})$/;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
    sign.charCodeAt(0),
  );

const keptToken = () => new RegExp(`${previewCookie}=([^;]+)`).exec(document.cookie)?.[1];

function keepToken(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${previewCookie}=${token}; path=/; samesite=lax; max-age=${seconds}${secure}`;
}

/** Whether whoever deploys this site has signed it. */
async function isSigned(text: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'jwk',
    (await fetchJson('/previews/key.json', 'no-cache')) as JsonWebKey,
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytesOf(signature),
    new TextEncoder().encode(text),
  );
}

/** The version that this visitor previews, by link or cookie; null where it is not signed or over: then the cookie goes. */
export async function previewed(): Promise<Chosen | null> {
  const token = new URLSearchParams(location.search).get('preview') ?? keptToken() ?? '';
  const [, named = '', remote = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (!named || !(await isSigned(named, signature))) {
    keepToken('', 0);
    return null;
  }
  const line = await fetchLine(`/previews/${named}.json`).catch(() => null);
  keepToken(token, line ? sevenDays : 0);
  return line && [remote, line];
}

/** The lines of what this visitor previews or has a share in. What cannot be had leaves what is live. */
export async function chosenVersions(staged: unknown = {}): Promise<RemotesFile> {
  const arrived = await Promise.allSettled<Chosen | null>([
    ...stagedLines(staged),
    ...(mayPreview() ? [previewed()] : []),
  ]);
  return Object.fromEntries(
    arrived.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
}
