import { linkKeyHeader } from '@burger/shared/platform/security';
import { type DoctorContext, Unseen } from './context';
import { check, type Check } from './check';
import { isForGood, nowhere, cacheReport } from './site';

interface Health {
  status: 'ok' | 'failing';
  outboxSeconds: number | null;
  request?: { byHosting: boolean; hasLinkKey: boolean };
}

const deployFunctions = 'npx firebase deploy --only functions';
const healthOf = (context: DoctorContext) => context.site('/api/health');

/** Returns the proxies that a request passed on its way. Throws Unseen if the deployed functions lack this check. */
async function networkOf(health: Health) {
  if (health.request) return health.request;
  throw new Unseen(
    'The deployed functions are too old to answer this check.',
    `${deployFunctions}, and ask again.`,
  );
}

/** In seconds: an older mail in the outbox is a fault. */
const longestWaitSeconds = 15 * 60;

/** An address from a documentation range (RFC 5737), which no client has. */
const forged = { 'x-forwarded-for': '203.0.113.7' };

export const apiChecks: Check[] = [
  check(
    'The API answers, and reaches its store',
    async (context) => {
      try {
        return await healthOf(context);
      } catch (error) {
        // Reached only if the API hangs: this throws if the pages do not load either.
        await context.site('/');
        return { status: 0, text: (error as Error).message };
      }
    },
    ({ status, text }, { project, repository: { region } }) => {
      const isOurs = text.startsWith('{');
      return [
        [
          status === 403 && !isOurs,
          'Google answers /api with 403: the functions are not public, because a policy of your organisation allows only its own members.',
          'docs/identities.md, "Solve refusals on the first day", has the command; then deploy the functions again.',
        ],
        [
          status === 404,
          '/api answers 404: the functions were not deployed, or Hosting does not forward to them.',
          `${deployFunctions}, then deploy hosting.`,
        ],
        [
          isOurs && status === 503,
          'The functions run but cannot read Firestore: no order can be placed.',
          `Is there a database (default) in ${region}? Does the account that functions run as have roles/datastore.user in ${project || 'the project'} (docs/identities.md)?`,
        ],
        [
          status === 0,
          `The API does not answer: ${text}`,
          'Read the error of the functions’ start in Logging (severity ERROR), then deploy them again.',
        ],
        [
          ![0, 200, 403, 404].includes(status) && !(isOurs && status === 503),
          `/api/health answers ${status}.`,
          'Read the error of the functions’ start in Logging (severity ERROR).',
        ],
      ];
    },
  ),
  check(
    'No mail to the restaurant is delayed',
    async (context) => (await healthOf(context)).json<Health>().outboxSeconds,
    (seconds) => [
      (seconds ?? 0) > longestWaitSeconds,
      `A mail about an order has waited for ${Math.floor((seconds ?? 0) / 60)} minutes: the mail server rejects mails, or the scheduled function does not run.`,
      'Search Logging for "mail", try SMTP_URL in a mail program, and check that sweepOutbox runs (below).',
    ],
  ),
  check(
    'The values of the day (/api/shop) are cached by Hosting for ten seconds',
    ({ site }) => site('/api/shop'),
    (answer) => [
      [
        answer.status !== 200,
        `/api/shop answers ${answer.status}: pages show the menu of their deployment, and sold-out dishes as available.`,
        'Fix the API first (see above).',
      ],
      [
        answer.status === 200 && !/s-maxage=10\b/.test(answer.headers.get('cache-control') ?? ''),
        `Hosting overrides the cache header of /api/shop (${cacheReport(answer)} instead of s-maxage=10): every visit calls the functions, which costs more and is slower.`,
        'Deploy hosting with firebase.deploy.json: its first rule of headers leaves /api out. Where that changes nothing, Hosting reads that rule otherwise (release/src/headers/hosting-config.ts, ours).',
      ],
    ],
  ),
  check(
    'Published menus are cached permanently',
    async ({ site }) => {
      const { version } = (await site('/api/shop')).json<{ version?: string }>();
      if (!version)
        throw new Unseen('The API names no current menu.', 'Fix its problem above first.');
      return site(`/shop/${version}.json`);
    },
    (answer) => [
      [
        answer.status !== 200,
        `The current menu answers ${answer.status}.`,
        'Hosting must forward /shop/** to the functions: deploy it with firebase.deploy.json.',
      ],
      [
        answer.status === 200 && !isForGood(answer),
        `Browsers do not cache the current menu (${cacheReport(answer)}).`,
        'Deploy hosting with firebase.deploy.json.',
      ],
    ],
  ),
  check(
    'Responses of the functions keep their own cache headers, and errors are never cached',
    ({ site }) =>
      Promise.all(
        [`/shop/${nowhere()}.json`, `/api/${nowhere()}`, '/getGoogleReviews'].map(async (path) => {
          const answer = await site(path);
          const expected = answer.status === 200 ? /max-age=600\b/ : /no-store/;
          const isStored = expected.test(answer.headers.get('cache-control') ?? '');
          return { path: path.replace(/[\da-f]{16}/, '0123abcd'), answer, isStored };
        }),
      ),
    (all) =>
      all.map(({ path, answer, isStored }) => [
        !isStored,
        `Hosting overrides the cache header of ${path} (status ${answer.status}, ${cacheReport(answer)}): ${answer.status === 200 ? 'every visit calls the functions.' : 'browsers keep an error after the functions have recovered.'}`,
        'Deploy hosting with firebase.deploy.json: no rule of its headers may match where a function answers. Where that changes nothing, Hosting reads the first rule otherwise (release/src/headers/hosting-config.ts, ours).',
      ]),
  ),
  check(
    'The header with link keys (X-Link-Key) reaches the functions',
    async (context) =>
      networkOf(
        (
          await context.site('/api/health', { headers: { [linkKeyHeader]: '0'.repeat(32) } })
        ).json<Health>(),
      ),
    ({ hasLinkKey }) => [
      !hasLinkKey,
      'The header X-Link-Key does not reach the functions: tracking and rider links show "no such order".',
      'A proxy or firewall before the functions removes headers: let this one through.',
    ],
  ),
  check(
    'Requests through Hosting are counted by the visitor’s own network (HOSTING_NETWORKS)',
    async (context) => {
      await context.hosted();
      return networkOf((await healthOf(context)).json<Health>());
    },
    ({ byHosting }) => [
      !byHosting,
      'Hosting calls from a network that HOSTING_NETWORKS does not list: all visitors share one rate limit.',
      'The log of the functions names it ("HOSTING_NETWORKS"): add it in functions/.env, and deploy the functions.',
    ],
  ),
  check(
    'Direct callers of the functions cannot forge their network address',
    async (context) => {
      await context.hosted();
      const { region } = context.repository;
      if (!context.project) throw new Unseen('The Firebase project is unknown.', 'Add --project.');
      const own = `https://${region}-${context.project}.cloudfunctions.net/api/health`;
      const answer = await context.anybody(own, { headers: forged });
      if (answer.status === 200) return networkOf(answer.json<Health>());
      throw new Unseen(
        `${own} answers ${answer.status}.`,
        'Find the address of the function api in the console (Functions) and open /health there.',
      );
    },
    ({ byHosting }) => [
      byHosting,
      'The functions trust the network address that a direct caller sends: such callers can avoid rate limits.',
      'If this computer is in Google’s cloud, run this from another one. Otherwise replace google in functions/.env by the networks that the log names, and deploy the functions.',
    ],
  ),
  check(
    'App Check works as set in functions/.env',
    async (context) => {
      const { status, text } = await context.site('/api/track');
      const { appCheck } = await context.config();
      return {
        isEnforced: status === 403 && text.includes('not-our-page'),
        hasKey: Boolean(appCheck),
      };
    },
    ({ isEnforced, hasKey }, { repository: { environment } }) => {
      const mode = environment.APP_CHECK ?? 'off';
      return [
        [
          isEnforced && !hasKey,
          'The functions reject requests without an App Check token, but pages have no key to get one: nobody can order.',
          'APP_CHECK=monitor in functions/.env and deploy the functions; or name the key in site/config.json and deploy hosting.',
        ],
        [
          isEnforced !== (mode === 'enforce'),
          `The settings say APP_CHECK=${mode}, but the functions ${isEnforced ? 'reject' : 'accept'} requests without an App Check token.`,
          `The setting applies from the next deployment: ${deployFunctions}.`,
        ],
        [
          mode !== 'off' && !hasKey,
          `The settings say APP_CHECK=${mode}, but pages have no App Check key: no request has a token.`,
          'Name the key in site/config.json ("appCheck": { "siteKey": "6L…" }), run npm run prerender and deploy hosting.',
        ],
      ];
    },
  ),
];
