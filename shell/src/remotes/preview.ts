import type { RemoteLine } from '@burger/shared/contracts';
import { fetchLine } from './fetch-line';
import { previewCookie } from './may-preview';

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
  const answer = await fetch('/previews/key.json', { cache: 'no-cache' });
  const key = await crypto.subtle.importKey(
    'jwk',
    (await answer.json()) as JsonWebKey,
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
 * The version that this visitor previews: by the link that was opened (`/?preview=<token>`), or by the cookie that such
 * a link has left. Null where the link was not signed or the preview is over; then the cookie goes too.
 */
export async function previewed(): Promise<readonly [string, RemoteLine] | null> {
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
