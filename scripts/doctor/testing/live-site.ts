import { createHmac } from 'node:crypto';
import path from 'node:path';
import { dataHeaders, linkKeyHeader, pageHeaders } from '@burger/shared/platform/security';
import { publicKeyOf } from '../../../functions/src/push/vapid';
import { signatureOf } from '../../../functions/src/whatsapp/signature';
import { templateStates } from '../../../functions/src/whatsapp/templates/templates';
import { secrets } from '../../../functions/src/settings';
import { logChanges } from '../../clean-logs.mjs';
import { functionsThere } from '../functions';
import { readRepository } from '../repository';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Answer = Reply | ((url: URL, headers: Headers, body: string) => Reply);

export const whatsAppKey = `106540352242922:102290129340398:${'a'.repeat(32)}:${'T'.repeat(30)}:verify-word`;
/** All templates as Meta lists them once it has approved them. */
const approvedTemplates = () =>
  templateStates([]).map(({ registration }) => ({ ...registration, status: 'APPROVED' }));
const pushKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const root = path.resolve(__dirname, '../../..');
const restaurant = process.env['RESTAURANT'] ?? 'tests/restaurant';
export const now = new Date('2026-11-26T08:00:00Z');

export const project = 'katte-1';
export const repository = {
  ...readRepository(root, path.resolve(root, restaurant), project),
  hostingSite: 'katte',
  bucket: 'katte-site',
};
export const address = new URL(repository.restaurant.siteUrl);
const domain = repository.restaurant.emails.hello.split('@')[1];

export const secretsThere = Object.keys(secrets).map((name) => ({ key: name }));

const key = 'web-key';
const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const cached = { ...dataHeaders({ hosted: true }), ...forGood };
const page: Reply = {
  headers: { ...pageHeaders({ hosted: true }), 'Cache-Control': 'no-cache' },
  body: `<!doctype html><html><link rel="canonical" href="${address.origin}/menu"/><script async src="/shell/1/main.abc.js"></script></html>`,
};
const data = (body: object, headers: Record<string, string> = {}): Reply => ({
  headers: { ...dataHeaders({ hosted: true }), 'Cache-Control': 'no-store', ...headers },
  body,
});
const missing: Reply = { ...page, status: 404 };
const remotes = { 'mfe-menu': { version: '2', base: '/remotes/mfe-menu/2/', entry: 'entry.js' } };

/** The log exclusion that a deployment sets up, read from its command. */
const exclusion = /filter=(.*)$/.exec(logChanges({}, {})[0]?.at(-1) ?? '')?.[1] ?? '';

const secret = (value: string): Reply => ({
  body: { payload: { data: Buffer.from(value).toString('base64') } },
});
const txt = (...texts: string[]): Reply => ({
  body: { Answer: texts.map((text) => ({ data: `"${text}"` })) },
});

const onSite = (): Record<string, Answer> => ({
  ...Object.fromEntries(
    [
      '/',
      '/menu',
      '/checkout',
      '/kitchen',
      '/track/nothing',
      '/rider/nothing',
      '/unsubscribe/nothing',
    ].map((route) => [route, page]),
  ),
  '/config.json': {
    headers: { 'Cache-Control': 'no-store' },
    body: {
      firebase: { apiKey: key, authDomain: address.host, projectId: project, appId: '1:1:web:1' },
    },
  },
  '/remotes.json': { body: remotes },
  '/remotes/mfe-menu/2/entry.js': { headers: cached, body: '1' },
  '/shell/1/main.abc.js': { headers: cached, body: '1' },
  '/__/auth/iframe': { body: '<html>' },
  '/api/health': (_url, headers) =>
    data({
      ...{ status: 'ok', store: 'reachable', outboxSeconds: null, menu: 'v1' },
      request: { byHosting: true, hasLinkKey: headers.has(linkKeyHeader) },
    }),
  '/api/webhooks/whatsapp': ({ searchParams }, headers, body) => {
    if (body === '') {
      const isKnown = searchParams.get('hub.verify_token') === 'verify-word';
      return isKnown ? { body: searchParams.get('hub.challenge') ?? '' } : { status: 403 };
    }
    const right = signatureOf('a'.repeat(32), Buffer.from(body));
    return headers.get('x-hub-signature-256') === right ? data({}) : { status: 401 };
  },
  '/api/push': data({ key: publicKeyOf(pushKey) }),
  '/api/shop': data(
    { version: 'v1', online: 'live' },
    { 'Cache-Control': 'public, max-age=5, s-maxage=10' },
  ),
  '/shop/v1.json': { headers: cached, body: {} },
  '/shop/nothing.json': { ...data({ code: 'not-found' }), status: 404 },
  '/api/nothing': { ...data({ code: 'not-found' }), status: 404 },
  '/api/track': { ...data({ code: 'not-found' }), status: 404 },
  '/api/maps/directions': data({ status: 'OK', routes: [] }),
  '/api/maps/geocode': data({ status: 'OK', results: [] }),
  '/getGoogleReviews': data({ sample: false }, { 'Cache-Control': 'public, max-age=600' }),
  '/api/contact': data({ sent: true }),
  '/api/payments/events': (_url, headers, body) => {
    const right = createHmac('sha256', 'webhook-word').update(body).digest('hex');
    return headers.get('x-razorpay-signature') === right ? data({}) : { status: 403 };
  },
});

const own = `/v1/projects/${project}`;
const store = `firestore.googleapis.com${own}/databases/(default)`;
const inMumbai = `projects/${project}/locations/asia-south1`;
const collections = `projects/${project}/databases/(default)/collectionGroups`;
const bucket = 'storage.googleapis.com/storage/v1/b/katte-site';
const auth = `identitytoolkit.googleapis.com/admin/v2/projects/${project}`;

const atGoogle = (): Record<string, Answer> => ({
  [`asia-south1-${project}.cloudfunctions.net/api/health`]: data({
    ...{ status: 'ok', outboxSeconds: null },
    request: { byHosting: false, hasLinkKey: false },
  }),
  'identitytoolkit.googleapis.com/v1/projects': (_url, headers) => {
    const from = new URL(headers.get('referer') ?? 'https://nobody.example').host;
    const mayAsk = [address.host, `${project}.firebaseapp.com`].includes(from);
    return mayAsk ? { body: {} } : { status: 403, body: 'Requests from referer are blocked.' };
  },
  'identitytoolkit.googleapis.com/v1/accounts:createAuthUri': {
    body: { authUri: 'https://accounts.google.com/o/oauth2/auth?client_id=1' },
  },
  'accounts.google.com/o/oauth2/auth': {
    status: 302,
    headers: { location: 'https://accounts.google.com/v3/signin/identifier' },
  },
  [`${auth}/config`]: {
    body: {
      signIn: {
        email: { enabled: true, passwordRequired: true },
        phoneNumber: { enabled: true },
      },
      authorizedDomains: [address.hostname, `${project}.firebaseapp.com`],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['IN'] } },
    },
  },
  [`${auth}/defaultSupportedIdpConfigs/google.com`]: { body: { enabled: true } },
  [`identitytoolkit.googleapis.com${own}/accounts:batchGet`]: ({ searchParams }) =>
    searchParams.get('nextPageToken')
      ? { body: { users: [{ email: 'a', customAttributes: '{"role":"owner"}' }] } }
      : { body: { users: [{ email: 'b' }], nextPageToken: '2' } },
  [store]: {
    body: {
      ...{ locationId: 'asia-south1', type: 'FIRESTORE_NATIVE' },
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  },
  [`${store}/backupSchedules`]: { body: { backupSchedules: [{}] } },
  [`${store}/collectionGroups/-/indexes`]: {
    body: {
      indexes: repository.indexes.map(({ collectionGroup, fields }) => ({
        name: `${collections}/${collectionGroup}/indexes/1`,
        fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
        state: 'READY',
      })),
    },
  },
  [`${store}/collectionGroups/-/fields`]: {
    body: {
      fields: repository.fieldOverrides.map(({ collectionGroup, fieldPath, ttl }) => ({
        name: `${collections}/${collectionGroup}/fields/${fieldPath}`,
        ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
        // Google omits empty lists, so a field without an index looks like this.
        indexConfig: {},
      })),
    },
  },
  [`firebaserules.googleapis.com${own}/releases/cloud.firestore`]: {
    body: { rulesetName: `projects/${project}/rulesets/1` },
  },
  [`firebaserules.googleapis.com${own}/rulesets/1`]: {
    body: { source: { files: [{ content: repository.rules }] } },
  },
  [`cloudfunctions.googleapis.com/v2/${inMumbai}/functions`]: {
    body: {
      functions: Object.keys(functionsThere).map((name) => ({
        name: `${inMumbai}/functions/${name}`,
        state: 'ACTIVE',
        buildConfig: { runtime: repository.runtime },
        serviceConfig: {
          environmentVariables: repository.environment,
          secretEnvironmentVariables: secretsThere,
        },
      })),
    },
  },
  [`cloudscheduler.googleapis.com/v1/${inMumbai}/jobs`]: {
    body: {
      jobs: [
        ['sweepOutbox', 'every 1 minutes', 'UTC', '2026-11-26T07:59:00Z'],
        ['sweepRetention', 'every day 04:00', 'Asia/Kolkata', '2026-11-25T22:30:00Z'],
      ].map(([name, schedule, timeZone, lastAttemptTime]) => ({
        name: `${inMumbai}/jobs/firebase-schedule-${name}-asia-south1`,
        ...{ schedule, timeZone, lastAttemptTime, state: 'ENABLED', status: {} },
      })),
    },
  },
  'logging.googleapis.com/v2/entries:list': { body: {} },
  [`logging.googleapis.com/v2/projects/${project}/sinks/_Default`]: {
    body: { exclusions: [{ name: 'addresses-of-persons', filter: exclusion }] },
  },
  [`logging.googleapis.com/v2/projects/${project}/locations/global/buckets/_Default`]: {
    body: { retentionDays: 365 },
  },
  ...Object.fromEntries(
    Object.entries({
      MAPS_KEY: 'maps',
      PLACES_KEY: 'places',
      PAYMENTS_KEY: 'rzp_live_1:secret_word:webhook-word',
      PUSH_PRIVATE_KEY: pushKey,
      SMTP_URL: 'smtps://us:secret-word@smtp.gmail.com:465',
      WHATSAPP_KEY: whatsAppKey,
    }).map(([name, value]) => [
      `secretmanager.googleapis.com${own}/secrets/${name}/versions/latest:access`,
      secret(value),
    ]),
  ),
  'api.razorpay.com/v1/orders': { body: {} },
  'graph.facebook.com/v23.0/106540352242922': { body: { display_phone_number: '+91 1' } },
  'graph.facebook.com/v23.0/102290129340398/message_templates': {
    body: { data: approvedTemplates() },
  },
  'dns.google/resolve': ({ searchParams }) =>
    searchParams.get('name') === domain
      ? txt('v=spf1 include:_spf.google.com ~all')
      : txt('v=DMARC1; p=none'),
  [bucket]: {
    body: {
      versioning: { enabled: true },
      lifecycle: { rule: [{}] },
      iamConfiguration: { publicAccessPrevention: 'enforced' },
    },
  },
  [`${bucket}/o/site%2Fremotes.json`]: { body: remotes },
  'firebasehosting.googleapis.com/v1beta1/sites/katte/releases': {
    body: { releases: [{ type: 'DEPLOY' }] },
  },
  [`cloudbilling.googleapis.com${own}/billingInfo`]: {
    body: { billingEnabled: true, billingAccountName: 'billingAccounts/1' },
  },
  'billingbudgets.googleapis.com/v1/billingAccounts/1/budgets': {
    body: {
      budgets: [
        { budgetFilter: { projects: ['projects/8'] } },
        { budgetFilter: { projects: ['projects/71'] } },
      ],
    },
  },
  [`serviceusage.googleapis.com${own}/services`]: {
    body: {
      services: [
        ...['cloudfunctions', 'cloudscheduler', 'firestore', 'identitytoolkit', 'run'],
        ...['secretmanager', 'artifactregistry', 'logging'],
      ].map((name) => ({ parent: 'projects/71', config: { name: `${name}.googleapis.com` } })),
    },
  },
  [`monitoring.googleapis.com/v3/projects/${project}/uptimeCheckConfigs`]: {
    body: {
      uptimeCheckConfigs: [
        {
          httpCheck: { path: '/api/health' },
          monitoredResource: { labels: { host: address.hostname } },
        },
      ],
    },
  },
  [`artifactregistry.googleapis.com/v1/${inMumbai}/repositories/gcf-artifacts`]: {
    body: { cleanupPolicies: { 'firebase-functions-cleanup': {} } },
  },
  [`firebaseappcheck.googleapis.com${own}/services`]: { body: {} },
});

const token = 'token-of-the-owner';

/**
 * Creates a healthy live site with Google's services. `leaked` lists other hosts that received the owner's
 * token.
 */
export function liveSite() {
  const answers: Record<string, Answer> = {
    ...Object.fromEntries(
      Object.entries(onSite()).map(([route, answer]) => [address.host + route, answer]),
    ),
    ...atGoogle(),
  };
  const leaked: string[] = [];
  const nameOf = (name: string) => (name.startsWith('/') ? address.host + name : name);

  function reply(url: URL, headers: Headers, body: string): Reply {
    // `npm run doctor` requests a random address to see the site's 404 page.
    const name = url.host + url.pathname.replace(/[0-9a-f]{16}/, 'nothing');
    const found = answers[name];
    if (!found) return url.host === address.host ? missing : { status: 404, body: {} };
    return typeof found === 'function' ? found(url, headers, body) : found;
  }

  const fetchFrom: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    // Read the headers from `init`, because a Request object hides the referrer header.
    const headers = new Headers(init?.headers);
    const url = new URL(request.url);
    const isToken = headers.get('authorization')?.includes(token);
    if (isToken && !url.host.endsWith('.googleapis.com')) leaked.push(url.host);
    const { status = 200, headers: sent, body } = reply(url, headers, await request.text());
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    return new Response(text, { status, ...(sent && { headers: sent }) });
  };

  return {
    fetch: fetchFrom,
    leaked,
    token: () => Promise.resolve<string | null>(token),
    /** Replaces a response with an edited copy of its JSON, or with another response. */
    change(name: string, change: (body: never) => object) {
      const before = answers[nameOf(name)];
      if (!before || typeof before === 'function') throw new Error(`Nothing lies at ${name}`);
      answers[nameOf(name)] = { ...before, body: change(structuredClone(before.body) as never) };
    },
    put(name: string, answer: Answer) {
      const before = answers[nameOf(name)];
      const stored = typeof before === 'object' && typeof answer === 'object' ? before : {};
      answers[nameOf(name)] = typeof answer === 'object' ? { ...stored, ...answer } : answer;
    },
  };
}

export type LiveSite = ReturnType<typeof liveSite>;
