import { linkKeyHeader } from '@burger/shared/security';
import { type Asked, Unseen } from './asked';
import { check, type Check } from './check';
import { isForGood, nowhere, saidOfCache } from './site';

interface Health {
  status: 'ok' | 'failing';
  outboxSeconds: number | null;
  request?: { byHosting: boolean; hasLinkKey: boolean };
}

const deployFunctions = 'npx firebase deploy --only functions';
const healthOf = (asked: Asked) => asked.site('/api/health');

/** Returns how the request reached the functions. Throws Unseen for functions too old to tell. */
async function heardAs(health: Health) {
  if (health.request) return health.request;
  throw new Unseen(
    'The functions are of before this question.',
    `${deployFunctions}, and ask again.`,
  );
}

/** The longest normal age of the oldest mail in the outbox, in seconds. */
const longestWaitSeconds = 15 * 60;

/** An address from a documentation range (RFC 5737), which nobody uses. */
const forged = { 'x-forwarded-for': '203.0.113.7' };

export const apiChecks: Check[] = [
  check(
    'The API answers, and reaches its store',
    async (asked) => {
      try {
        return await healthOf(asked);
      } catch (error) {
        // When pages load, only the API hangs.
        await asked.site('/');
        return { status: 0, text: (error as Error).message };
      }
    },
    ({ status, text }, { project, repository: { region } }) => {
      const isOurs = text.startsWith('{');
      return [
        [
          status === 403 && !isOurs,
          'Google refuses everybody at /api (403): the functions are not open to the public, because an organisation shares with its own people only.',
          'docs/identities.md, "Solve refusals on the first day", has the command; then deploy the functions again.',
        ],
        [
          status === 404,
          'There is nothing at /api (404): the functions were not deployed, or Hosting does not lead there.',
          `${deployFunctions}, then deploy hosting.`,
        ],
        [
          isOurs && status === 503,
          'The functions run, but cannot read Firestore: no order can be taken.',
          `Is there a database (default) in ${region}? Does the account that functions run as have roles/datastore.user in ${project || 'the project'} (docs/identities.md)?`,
        ],
        [
          status === 0,
          `The API gives no answer: ${text}`,
          'Look at Logging, severity ERROR, for what the functions say when they start; deploy them again.',
        ],
        [
          ![0, 200, 403, 404].includes(status) && !(isOurs && status === 503),
          `/api/health answers ${status}.`,
          'Look at Logging, severity ERROR, for what the functions say when they start.',
        ],
      ];
    },
  ),
  check(
    'No mail to the restaurant waits',
    async (asked) => (await healthOf(asked)).json<Health>().outboxSeconds,
    (seconds) => [
      [
        (seconds ?? 0) > longestWaitSeconds,
        `A mail about an order has waited for ${Math.floor((seconds ?? 0) / 60)} minutes: the mail server takes none, or the schedule does not run.`,
        'Look for "mail" in Logging; try SMTP_URL in a mail program; see that sweepOutbox runs (below).',
      ],
    ],
  ),
  check(
    'What is open and sold out is kept at the edge for ten seconds (/api/shop)',
    ({ site }) => site('/api/shop'),
    (answer) => [
      [
        answer.status !== 200,
        `/api/shop answers ${answer.status}: pages show the menu of their deployment, whatever is sold out.`,
        'Mend what is said of the API first.',
      ],
      [
        answer.status === 200 && !/s-maxage=10\b/.test(answer.headers.get('cache-control') ?? ''),
        `Hosting overrides the cache header of /api/shop (${saidOfCache(answer)} instead of s-maxage=10): each visitor asks the functions, which costs more and is slower.`,
        'Deploy hosting with firebase.deploy.json: its first rule of headers leaves /api out. Where that changes nothing, Hosting reads that rule otherwise (release/src/headers/hosting-config.ts, ours).',
      ],
    ],
  ),
  check(
    'A published menu is kept for good',
    async ({ site }) => {
      const { version } = (await site('/api/shop')).json<{ version?: string }>();
      if (!version) throw new Unseen('The API tells no menu.', 'Mend what is said of it first.');
      return site(`/shop/${version}.json`);
    },
    (answer) => [
      [
        answer.status !== 200,
        `The menu that is sold from answers ${answer.status}.`,
        'Hosting has to lead /shop/** to the functions: deploy it with firebase.deploy.json.',
      ],
      [
        answer.status === 200 && !isForGood(answer),
        `The menu that is sold from is asked for again at each visit (${saidOfCache(answer)}).`,
        'Deploy hosting with firebase.deploy.json.',
      ],
    ],
  ),
  check(
    'Answers of the functions keep their own cache header, and errors are never cached',
    ({ site }) =>
      Promise.all(
        [`/shop/${nowhere()}.json`, `/api/${nowhere()}`, '/getGoogleReviews'].map(async (path) => {
          const answer = await site(path);
          const wanted = answer.status === 200 ? /max-age=600\b/ : /no-store/;
          const isKept = wanted.test(answer.headers.get('cache-control') ?? '');
          return { path: path.replace(/[\da-f]{16}/, '0123abcd'), answer, isKept };
        }),
      ),
    (all) =>
      all.map(({ path, answer, isKept }) => [
        !isKept,
        `Hosting overrides the cache header of ${path} (status ${answer.status}, ${saidOfCache(answer)}): ${answer.status === 200 ? 'each visitor asks the functions.' : 'browsers keep an error after the functions have recovered.'}`,
        'Deploy hosting with firebase.deploy.json: no rule of its headers may match where a function answers. Where that changes nothing, Hosting reads the first rule otherwise (release/src/headers/hosting-config.ts, ours).',
      ]),
  ),
  check(
    'The keys of links reach the functions (X-Link-Key)',
    async (asked) =>
      heardAs(
        (
          await asked.site('/api/health', { headers: { [linkKeyHeader]: '0'.repeat(32) } })
        ).json<Health>(),
      ),
    ({ hasLinkKey }) => [
      [
        !hasLinkKey,
        'The header X-Link-Key does not pass Hosting: links of orders and riders open, and say that there is no such order.',
        'Something before the functions takes headers away (a proxy, a firewall): let this one through.',
      ],
    ],
  ),
  check(
    'Who comes by Hosting is known by their own network (HOSTING_NETWORKS)',
    async (asked) => {
      await asked.hosted();
      return heardAs((await healthOf(asked)).json<Health>());
    },
    ({ byHosting }) => [
      [
        !byHosting,
        'Hosting asks from a network that HOSTING_NETWORKS does not name: limits hold all visitors as one caller.',
        'The log of the functions names it ("HOSTING_NETWORKS"): add it in functions/.env, and deploy the functions.',
      ],
    ],
  ),
  check(
    'Who asks the functions past Hosting is not believed whom they claim to be',
    async (asked) => {
      await asked.hosted();
      const { region } = asked.repository;
      if (!asked.project) throw new Unseen('Nothing says which project this is.', 'Add --project.');
      const own = `https://${region}-${asked.project}.cloudfunctions.net/api/health`;
      const answer = await asked.anybody(own, { headers: forged });
      if (answer.status === 200) return heardAs(answer.json<Health>());
      throw new Unseen(
        `${own} answers ${answer.status}.`,
        'Look at the address of api in the console (Functions), and ask it for /health.',
      );
    },
    ({ byHosting }) => [
      [
        byHosting,
        'The functions believe the network address that a caller of their own address claims: limits by address do not hold who knows that.',
        'If this computer stands in Google’s cloud, ask from another one. Otherwise write into functions/.env what the log says Hosting asks from, instead of google, and deploy the functions.',
      ],
    ],
  ),
  check(
    'App Check is as the settings say',
    async (asked) => {
      const { status, text } = await asked.site('/api/track');
      const { appCheck } = await asked.config();
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
          'The functions refuse what brings no proof of App Check, and pages have no key to get one: nobody can order.',
          'APP_CHECK=monitor in functions/.env and deploy the functions; or name the key in site/config.json and deploy hosting.',
        ],
        [
          isEnforced !== (mode === 'enforce'),
          `The settings say APP_CHECK=${mode}, the functions ${isEnforced ? 'refuse' : 'take'} what brings no proof of our pages.`,
          `The setting counts with the next deployment: ${deployFunctions}.`,
        ],
        [
          mode !== 'off' && !hasKey,
          `The settings say APP_CHECK=${mode}, but pages have no key of App Check: all requests look foreign.`,
          'Name the key in site/config.json ("appCheck": { "siteKey": "6L…" }), run npm run prerender and deploy hosting.',
        ],
      ];
    },
  ),
];
