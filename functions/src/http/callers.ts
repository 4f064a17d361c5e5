import type { IncomingHttpHeaders } from 'node:http';
import { isYounger } from '@burger/shared/platform/device';
import ipaddr from 'ipaddr.js';
import type { Log } from './errors';

export type InNetworks = (address: string) => boolean;

// Google's address ranges, including those of cloud customers (gstatic.com/ipranges/goog.json, shortened).
const google =
  '8.8.4.0/24 8.8.8.0/24 8.34.208.0/20 8.35.192.0/20 23.236.48.0/20 23.251.128.0/19 34.0.0.0/9 34.128.0.0/10 35.184.0.0/13 35.192.0.0/11 35.224.0.0/12 35.240.0.0/13 64.233.160.0/19 66.102.0.0/20 66.249.64.0/19 70.32.128.0/19 72.14.192.0/18 74.125.0.0/16 104.154.0.0/15 104.196.0.0/14 107.167.160.0/19 107.178.192.0/18 108.59.80.0/20 108.170.192.0/18 108.177.0.0/17 130.211.0.0/16 136.124.0.0/15 142.250.0.0/15 146.148.0.0/17 162.216.148.0/22 162.222.176.0/21 172.110.32.0/21 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16 173.255.112.0/20 192.158.28.0/22 192.178.0.0/15 199.36.154.0/23 199.36.156.0/22 199.192.112.0/22 199.223.232.0/21 208.117.224.0/19 209.85.128.0/17 216.58.192.0/19 216.239.32.0/19 2001:4860::/32 2404:6800::/32 2600:1900::/28 2607:f8b0::/32 2800:3f0::/32 2a00:1450::/32 2c0f:fb50::/32';

/** Parses `google`, `none` or CIDR networks such as `203.0.113.0/24,2001:db8::/32`, or undefined. */
export function inNetworks(word: string): InNetworks | undefined {
  if (word === 'none') return () => false;
  try {
    const message = word === 'google' ? google : word;
    const networks = message.split(/[\s,]+/).map((one) => ipaddr.parseCIDR(one));
    return (address) => {
      if (!ipaddr.isValid(address)) return false;
      const at = ipaddr.process(address);
      return networks.some(([of, bits]) => of.kind() === at.kind() && at.match(of, bits));
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns which hops of `X-Forwarded-For` to trust. The front end of Cloud Functions appends its caller's
 * address. If that is Hosting, the hop before it is trusted as well. Anybody else can forge the remaining
 * hops.
 */
export const hostingBefore =
  (isHosting: InNetworks) =>
  (address: string, hop: number): boolean =>
    hop === 0 || (hop === 1 && isHosting(address));

const hourMs = 60 * 60_000;

/** Returns an address's network, wide enough to identify nobody, e.g. `66.249.0.0/16`. */
function wideOf(address: string): string {
  const at = ipaddr.process(address);
  return at.kind() === 'ipv4'
    ? `${address.split('.').slice(0, 2).join('.')}.0.0/16`
    : `${address.split(':').slice(0, 2).join(':')}::/32`;
}

/** Logs once an hour if Hosting is outside the configured networks: visitors then share a limit. */
export function watchHosting(site: string, isHosting: InNetworks, log: Log, now = Date.now) {
  let loggedAt = -Infinity;
  return (headers: IncomingHttpHeaders): void => {
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    const last = hops.at(-1)?.trim() ?? '';
    if (headers['x-forwarded-host'] !== site || hops.length < 2 || !ipaddr.isValid(last)) return;
    if (isHosting(last) || isYounger(loggedAt, hourMs, now())) return;
    loggedAt = now();
    log(
      `Requests for ${site} come from ${wideOf(last)}, which HOSTING_NETWORKS does not name: limits by address hold all of them as one caller. If that is Hosting, add it.`,
    );
  };
}
