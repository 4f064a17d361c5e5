import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { fields } from '@burger/shared/platform/reading';
import { isInShare } from './stored-share';
import { mayPreview, previewCookie } from './may-preview';
import { fetchJson, readLine } from './remotes-api';

type Chosen = readonly [remote: string, line: RemoteLine];

/**
 * Fetches the entry of a preview or staged version for the remotes list. Rejects one without hashes, so that
 * the live version is used.
 */
async function fetchLine(address: string): Promise<RemoteLine> {
  const line = readLine(await fetchJson(address, 'default'));
  if (Object.keys(line.integrity).length === 0) throw new TypeError('The line has no hashes');
  return line;
}

const stagedLines = (staged: unknown) =>
  Object.entries(fields(staged)).flatMap(([remote, one]) => {
    // `line` is the URL of an immutable remotes list entry. `share` is in percent.
    const { version, share, line } = fields(one);
    if (typeof version !== 'string' || typeof share !== 'number' || typeof line !== 'string')
      return [];
    if (!isInShare(remote, { version, share })) return [];
    return [fetchLine(line).then((read): Chosen => [remote, read])];
  });

const sevenDays = 604_800;

/** Format of a preview token: `mfe-menu@1.1.0-0123456789.<signature>`. */
const tokenPattern = /^(([\w-]+)@[\w.-]+)\.([\w-]{86})$/;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
    sign.charCodeAt(0),
  );

const storedToken = () => new RegExp(`${previewCookie}=([^;]+)`).exec(document.cookie)?.[1];

function keepToken(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${previewCookie}=${token}; path=/; samesite=lax; max-age=${seconds}${secure}`;
}

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

/**
 * Returns the remote version previewed by link or cookie. Clears the cookie of a preview that is unsigned or
 * has ended.
 */
export async function previewed(): Promise<Chosen | null> {
  const token = new URLSearchParams(location.search).get('preview') ?? storedToken() ?? '';
  const [, named = '', remote = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (!named || !(await isSigned(named, signature))) {
    keepToken('', 0);
    return null;
  }
  const line = await fetchLine(`/previews/${named}.json`).catch(() => null);
  keepToken(token, line ? sevenDays : 0);
  return line && [remote, line];
}

/**
 * Returns the remotes list entries of this visitor's previews and staged versions. Unavailable ones fall back
 * to the live version.
 */
export async function chosenVersions(staged: unknown = {}): Promise<RemotesFile> {
  const arrived = await Promise.allSettled<Chosen | null>([
    ...stagedLines(staged),
    ...(mayPreview() ? [previewed()] : []),
  ]);
  return Object.fromEntries(
    arrived.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
}
