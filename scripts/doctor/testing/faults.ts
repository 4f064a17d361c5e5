import { gstinProblems } from '@burger/shared/shop/publishing';
import {
  address,
  type LiveSite,
  project,
  repository,
  secretsThere,
  whatsAppKey,
} from './live-site';

type Make = (site: LiveSite) => void;
interface Circumstances {
  repository?: Partial<typeof repository>;
}
type Answer = Parameters<LiveSite['put']>[1];
type Json = Record<string, unknown>;
type Listed = { name: string }[];

const answers =
  (name: string, answer: Answer): Make =>
  (site) =>
    site.put(name, answer);
const status = (name: string, code: number, body: unknown = {}) =>
  answers(name, { status: code, body });
const header = (name: string, key: string, value: string) =>
  answers(name, { headers: { [key]: value } });
const cache = (name: string, value: string) => header(name, 'Cache-Control', value);
const json = (name: string, body: Json) => answers(name, { body });
const fields =
  (name: string, other: Json): Make =>
  (site) =>
    site.change(name, (body: Json) => ({ ...body, ...other }));
/**
 * Returns an edit that overwrites fields of the list item whose name has this ending, or removes the item.
 */
const listed =
  (name: string, list: string, end: string, other: Json | null): Make =>
  (site) =>
    site.change(name, (body: Record<string, Listed>) => ({
      [list]: (body[list] ?? []).flatMap((one) => {
        if (!one.name.endsWith(end)) return [one];
        return other ? [{ ...one, ...other }] : [];
      }),
    }));
const observed = (byHosting: boolean, hasLinkKey: boolean) => () => ({
  body: { status: 'ok', request: { byHosting, hasLinkKey } },
});
const config =
  (other: Json): Make =>
  (site) =>
    site.change('/config.json', ({ firebase }: { firebase: Json }) => ({
      firebase: { ...firebase, ...other },
    }));
const setting = (name: string, value: string): Circumstances => ({
  repository: { environment: { ...repository.environment, [name]: value } },
});
const failing = () => {
  throw new TypeError('timed out');
};
const secretIs = (name: string, value: string) =>
  json(
    `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`,
    { payload: { data: Buffer.from(value).toString('base64') } },
  );
const nothing: Make = () => undefined;

const identity = 'identitytoolkit.googleapis.com';
const auth = `${identity}/admin/v2/projects/${project}`;
const store = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
const rules = `firebaserules.googleapis.com/v1/projects/${project}`;
const region = `projects/${project}/locations/asia-south1`;
const functions = `cloudfunctions.googleapis.com/v2/${region}/functions`;
const jobs = `cloudscheduler.googleapis.com/v1/${region}/jobs`;
const job = (name: string, other: Json | null) =>
  listed(jobs, 'jobs', `firebase-schedule-${name}-asia-south1`, other);
const logging = `logging.googleapis.com/v2/projects/${project}`;
const bucket = 'storage.googleapis.com/storage/v1/b/katte-site';
const script = '/shell/1/main.abc.js';
const error = Buffer.from('redirect_uri_mismatch: …').toString('base64');
const { environment } = repository;

export const faults: readonly (readonly [
  says: RegExp,
  make: Make,
  circumstances?: Circumstances,
])[] = [
  [/answers 404 and no page/, status('/', 404)],
  [
    /leads on to https:\/\/www\./,
    answers('/', { status: 301, headers: { location: `https://www.${address.host}/` } }),
  ],
  [
    /siteUrl in restaurant\.json is https:\/\/other/,
    nothing,
    {
      repository: { restaurant: { ...repository.restaurant, siteUrl: 'https://other.example' } },
    },
  ],
  [
    /Pages have the canonical address https:\/\/old/,
    answers('/menu', { body: '<html><link rel="canonical" href="https://old.example/menu"/>' }),
  ],
  [
    /rules\.json: The GSTIN is of Maharashtra/,
    nothing,
    { repository: { taxProblems: gstinProblems('27AAPFU0939F1ZV', 'Karnataka') } },
  ],
  [/no \/config\.json that names a project/, status('/config.json', 404)],
  [/names the project another/, config({ projectId: 'another' })],
  [/authDomain in \/config\.json is katte/, config({ authDomain: 'katte-1.firebaseapp.com' })],
  [
    /policy of \/checkout lacks/,
    answers('/checkout', { body: '<html><style>.of-another-build{}</style>' }),
  ],
  [
    /policy of \/menu allows 'unsafe-inline'/,
    header('/menu', 'Content-Security-Policy', "script-src 'unsafe-inline'"),
  ],
  [/Answers of scripts lack .*X-Content-Type-Options/, cache(script, 'immutable')],
  [/The script of the page answers 404/, status(script, 404)],
  [/Browsers do not cache scripts/, cache(script, 'no-cache')],
  [
    /Browsers keep "404 not found"/,
    answers('/shell/nothing/main.js', { status: 404, headers: { 'Cache-Control': 'immutable' } }),
  ],
  [/An address like \/track\/0123abcd answers 404/, status('/track/nothing', 404)],
  [/Anybody can read \/\.preview-key\.pem/, status('/.preview-key.pem', 200)],
  [/Google answers \/api with 403/, status('/api/health', 403, '<html>Forbidden')],
  [/\/api answers 404/, status('/api/health', 404, '<html>')],
  [/The API does not answer/, answers('/api/health', failing)],
  [/cannot read Firestore/, status('/api/health', 503, { status: 'failing' })],
  [
    /A mail about an order has waited for 20 minutes/,
    json('/api/health', { status: 'ok', outboxSeconds: 1200 }),
  ],
  [/overrides the cache header of \/api\/shop \("no-cache"/, cache('/api/shop', 'no-cache')],
  [/Browsers do not cache the current menu/, cache('/shop/v1.json', 'no-cache')],
  [
    /cache header of \/shop\/0123abcd\.json \(status 404, ".*immutable"\): browsers keep an error/,
    cache('/shop/nothing.json', 'public, max-age=31536000, immutable'),
  ],
  [/cache header of \/api\/0123abcd \(status 404/, cache('/api/nothing', 'no-cache')],
  [
    /cache header of \/getGoogleReviews \(status 200, "no-cache"\)/,
    cache('/getGoogleReviews', 'no-cache'),
  ],
  [/X-Link-Key does not reach the functions/, answers('/api/health', observed(true, false))],
  [/HOSTING_NETWORKS does not list: all visitors/, answers('/api/health', observed(false, true))],
  [
    /trust the network address that a direct caller sends/,
    answers(`asia-south1-${project}.cloudfunctions.net/api/health`, observed(true, false)),
  ],
  [
    /pages have no key to get one: nobody can order/,
    status('/api/track', 403, { reason: 'not-our-page' }),
  ],
  [/APP_CHECK=enforce, but the functions accept/, nothing, setting('APP_CHECK', 'enforce')],
  [/APP_CHECK=monitor, but pages have no App Check key/, nothing, setting('APP_CHECK', 'monitor')],
  [
    /headers of our pages to \/__\/auth as well \(X-Frame-Options: DENY\)/,
    header('/__/auth/iframe', 'X-Frame-Options', 'DENY'),
  ],
  [
    /blocked at katte-1\.firebaseapp\.com, where password links lead/,
    answers(`${identity}/v1/projects`, (_url, headers) =>
      headers.get('referer')?.includes(address.host)
        ? {}
        : { status: 403, body: 'Requests from referer are blocked.' },
    ),
  ],
  [/works on any website/, answers(`${identity}/v1/projects`, () => ({}))],
  [
    /redirect_uri_mismatch/,
    header(
      'accounts.google.com/o/oauth2/auth',
      'location',
      `https://accounts.google.com/signin/oauth/error?authError=${error}`,
    ),
  ],
  [
    /katte-1\.firebaseapp\.com is no authorised domain/,
    fields(`${auth}/config`, { authorizedDomains: [address.hostname] }),
  ],
  [
    /Sign-in by phone is disabled/,
    fields(`${auth}/config`, { signIn: { email: { enabled: true } } }),
  ],
  [/Sign-in with Google is disabled/, status(`${auth}/defaultSupportedIdpConfigs/google.com`, 404)],
  [/reveals which addresses/, fields(`${auth}/config`, { emailPrivacyConfig: {} })],
  [/No SMS codes are sent/, fields(`${auth}/config`, { smsRegionConfig: {} })],
  [
    /SMS codes are sent to every country/,
    fields(`${auth}/config`, { smsRegionConfig: { allowByDefault: {} } }),
  ],
  [
    /No account has the role owner/,
    answers(`${identity}/v1/projects/${project}/accounts:batchGet`, () => ({
      body: { users: [{ customAttributes: '{"role":"staff"}' }] },
    })),
  ],
  [/Firestore is in nam5/, fields(store, { locationId: 'nam5' })],
  [
    /other security rules than firestore\.rules/,
    json(`${rules}/rulesets/1`, { source: { files: [{ content: 'allow read: if true;' }] } }),
  ],
  [/no security rules/, status(`${rules}/releases/cloud.firestore`, 404)],
  [
    /lacks the index orders: customerId, createdAt \(descending\)/,
    json(`${store}/collectionGroups/-/indexes`, {}),
  ],
  [
    /Documents of vitals are never deleted/,
    listed(`${store}/collectionGroups/-/fields`, 'fields', 'vitals/fields/until', null),
  ],
  [
    /Firestore indexes vitals\.\* otherwise/,
    listed(`${store}/collectionGroups/-/fields`, 'fields', '/vitals/fields/*', null),
  ],
  [
    /Firestore indexes days\.\* otherwise/,
    listed(`${store}/collectionGroups/-/fields`, 'fields', '/days/fields/*', {
      indexConfig: { usesAncestorConfig: true },
    }),
  ],
  [
    /Firestore indexes budgets\.until otherwise/,
    listed(`${store}/collectionGroups/-/fields`, 'fields', '/budgets/fields/until', {
      indexConfig: {
        indexes: [
          { queryScope: 'COLLECTION', fields: [{ fieldPath: 'until', order: 'ASCENDING' }] },
        ],
      },
    }),
  ],
  [/No backups of the orders/, json(`${store}/backupSchedules`, {})],
  [
    /MAILS_A_MINUTE must be a whole number/,
    nothing,
    { repository: { settingsProblems: ['MAILS_A_MINUTE must be a whole number.'] } },
  ],
  [
    /function sweepRetention is not deployed/,
    listed(functions, 'functions', 'sweepRetention', null),
  ],
  [
    /function api runs on nodejs20/,
    listed(functions, 'functions', '/api', { buildConfig: { runtime: 'nodejs20' } }),
  ],
  [
    /MAPS_DAILY_BUDGET is missing where the functions run/,
    listed(functions, 'functions', '/api', {
      serviceConfig: {
        environmentVariables: { ...environment, MAPS_DAILY_BUDGET: undefined },
        secretEnvironmentVariables: secretsThere,
      },
    }),
  ],
  [
    /The functions have no SMTP_URL/,
    listed(functions, 'functions', '/api', {
      serviceConfig: {
        environmentVariables: environment,
        secretEnvironmentVariables: secretsThere.filter(({ key }) => key !== 'SMTP_URL'),
      },
    }),
  ],
  [/sweepOutbox has no schedule/, job('sweepOutbox', null)],
  [/sweepRetention runs by the clock of UTC/, job('sweepRetention', { timeZone: 'UTC' })],
  [/sweepOutbox is paused/, job('sweepOutbox', { state: 'PAUSED' })],
  [/The last run of sweepOutbox failed/, job('sweepOutbox', { status: { code: 13 } })],
  [
    /sweepOutbox has not run since/,
    job('sweepOutbox', { lastAttemptTime: '2026-11-26T06:00:00Z' }),
  ],
  [
    /The log says: .*which HOSTING_NETWORKS does not name/,
    json('logging.googleapis.com/v2/entries:list', {
      entries: [{ jsonPayload: { message: '…, which HOSTING_NETWORKS does not name' } }],
    }),
  ],
  [
    /Google rejects requests for route lengths \(Routes API\)/,
    json('/api/maps/directions', { status: 'REQUEST_DENIED' }),
  ],
  [
    /quota for location names is used up/,
    json('/api/maps/geocode', { status: 'OVER_QUERY_LIMIT' }),
  ],
  [
    /Google gives no reviews \(503\)/,
    answers('/getGoogleReviews', { status: 503, headers: { 'Cache-Control': 'no-store' } }),
  ],
  [/SMTP_URL is not set: no mails/, secretIs('SMTP_URL', 'none')],
  // The URL parser reads `smtp.gmail.com:465` as the protocol "smtp.gmail.com:".
  ...['password', 'smtp.gmail.com:465', 'smtps://', 'https://smtp.gmail.com'].map(
    (text) => [/SMTP_URL is not the address of a mail server/, secretIs('SMTP_URL', text)] as const,
  ),
  [/The mail server rejects mails/, status('/api/contact', 503)],
  [/names no mail server \(no SPF\)/, answers('dns.google/resolve', () => ({}))],
  [
    /Mail goes out by Google .* does not name/,
    answers('dns.google/resolve', () => ({
      body: { Answer: [{ data: '"v=spf1 -all"' }, { data: '"v=DMARC1"' }] },
    })),
  ],
  [/MAILS_A_DAY is 5000, but Google takes 2000/, nothing, setting('MAILS_A_DAY', '5000')],
  [/PUSH_PRIVATE_KEY has an invalid format/, secretIs('PUSH_PRIVATE_KEY', 'short')],
  [
    /the site offers another key/,
    secretIs('PUSH_PRIVATE_KEY', 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  ],
  [/WHATSAPP_KEY has an invalid format/, secretIs('WHATSAPP_KEY', '1:2')],
  [/Meta rejects the access token/, status('graph.facebook.com/v23.0/106540352242922', 401)],
  [
    /36 of 36 templates are not approved, such as order_received en \(missing\)/,
    json('graph.facebook.com/v23.0/102290129340398/message_templates', { data: [] }),
  ],
  [
    /answers 403 to Meta’s check of the webhook/,
    secretIs('WHATSAPP_KEY', whatsAppKey.replace('verify-word', 'other-words')),
  ],
  [
    /answer 401 to a webhook signed with the app secret/,
    secretIs('WHATSAPP_KEY', whatsAppKey.replace('aaa', 'bbb')),
  ],
  [/to a forged webhook: anybody can end/, json('/api/webhooks/whatsapp', {})],
  [/PAYMENTS_KEY has an invalid format/, secretIs('PAYMENTS_KEY', 'live_1')],
  [
    /PAYMENTS_KEY is a test key: orders count as paid/,
    secretIs('PAYMENTS_KEY', 'rzp_test_1:a:webhook-word'),
  ],
  [/Razorpay rejects PAYMENTS_KEY \(401\)/, status('api.razorpay.com/v1/orders', 401)],
  [
    /PAYMENTS_KEY is set, but the site does not offer online payment/,
    json('/api/shop', { version: 'v1' }),
  ],
  [/but the site uses a test key/, json('/api/shop', { version: 'v1', online: 'test' })],
  [/answer 403 to a webhook/, secretIs('PAYMENTS_KEY', 'rzp_live_1:a:another-word')],
  [/answer 200 to an unsigned webhook/, json('/api/payments/events', {})],
  [/mfe-menu is named but not there/, status('/remotes/mfe-menu/2/entry.js', 404)],
  [
    /The site runs mfe-menu 2 \(the bucket has 1\)/,
    json(`${bucket}/o/site%2Fremotes.json`, { 'mfe-menu': { version: '1' } }),
  ],
  [
    /was rolled back in the console/,
    json('firebasehosting.googleapis.com/v1beta1/sites/katte/releases', {
      releases: [{ type: 'ROLLBACK' }],
    }),
  ],
  [/bucket keeps no overwritten versions/, fields(bucket, { versioning: {} })],
  [/bucket can be made public/, fields(bucket, { iamConfiguration: {} })],
  [
    /A deployment of asha has held its lock since/,
    status(`${bucket}/o/site-lock`, 200, { who: 'asha', since: '2026-11-26T05:00:00Z' }),
  ],
  [
    /no billing account/,
    json(`cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`, {}),
  ],
  ...[{}, { budgets: [{ budgetFilter: { projects: ['projects/8'] } }] }].map(
    (budgets) =>
      [
        /There is no budget for this project/,
        json('billingbudgets.googleapis.com/v1/billingAccounts/1/budgets', budgets),
      ] as const,
  ),
  [
    /Not enabled: .*cloudscheduler\.googleapis\.com/,
    json(`serviceusage.googleapis.com/v1/projects/${project}/services`, {}),
  ],
  [/Logs contain addresses with the keys of mailed links/, json(`${logging}/sinks/_Default`, {})],
  [
    /Logs are deleted earlier/,
    json(`${logging}/locations/global/buckets/_Default`, { retentionDays: 30 }),
  ],
  [
    /No uptime check requests \/api\/health/,
    json(`monitoring.googleapis.com/v3/projects/${project}/uptimeCheckConfigs`, {}),
  ],
  [
    /leaves an image, and/,
    json(`artifactregistry.googleapis.com/v1/${region}/repositories/gcf-artifacts`, {}),
  ],
  [
    /App Check is enforced for firestore/,
    json(`firebaseappcheck.googleapis.com/v1/projects/${project}/services`, {
      services: [{ name: 'firestore.googleapis.com', enforcementMode: 'ENFORCED' }],
    }),
  ],
];
