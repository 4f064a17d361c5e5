import { dataPolicy, pagePolicy } from './content-policy.mjs';
import { pageAddress } from './page-address.mjs';

export { deploymentRecords, isDeploymentRecord } from './deployment-records.mjs';
export { addressesOf, pageAddress } from './page-address.mjs';

const onEveryAnswer = {
  // Sign-in popups need their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

// Only over HTTPS, which the local site does not speak.
const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

const withPolicy = (policy, hosted) => ({
  'Content-Security-Policy': policy,
  ...onEveryAnswer,
  ...(hosted ? overHttps : {}),
});

/**
 * Headers of pages and of whatever stands beside them at the root of the site.
 * @param {import('./headers.d.mts').PageNeeds} needs
 */
export const pageHeaders = (needs = {}) => withPolicy(pagePolicy(needs), needs.hosted);

/**
 * What the policy at an address depends on, given the needs of the whole site.
 * @param {import('./headers.d.mts').SiteNeeds} site
 */
export const needsAt = ({ pages = {}, others = {}, origins = [] }, address) => ({
  ...(pages[pageAddress(address)] ?? others),
  origins,
});

/** Headers of what is no page: answers of the API, scripts, pictures, fonts. */
export const dataHeaders = ({ hosted = false } = {}) => withPolicy(dataPolicy, hosted);

/**
 * Headers of what a page of another origin has to read when it shows our remotes; none where no other origin may.
 * @param {string | null | undefined} hosts an origin, or `*` for all
 */
export const headersForHosts = (hosts) =>
  hosts
    ? { 'Access-Control-Allow-Origin': hosts, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};
