import { randomBytes } from 'node:crypto';
import {
  deploymentRecords,
  dataHeaders,
  headersForHosts,
  pageHeaders,
  type Headers as Wanted,
} from '@burger/shared/platform/security';
import { needsOf } from '../../release/src/headers/page-needs';
import { type Answer, type DoctorContext, type SiteConfig, Unseen } from './context';
import { check, type Check, type Judgement } from './check';
import { policyFaults } from './policy';

const deployHosting =
  'npm run deploy, or where no bucket keeps the site: npm run build, then npx firebase deploy --config firebase.deploy.json --only hosting:shell';

export const nowhere = () => randomBytes(8).toString('hex');

const cacheOf = ({ headers }: Answer) => headers.get('cache-control') ?? '';
export const isForGood = (answer: Answer) => /immutable|max-age=\d{4,}/.test(cacheOf(answer));
export const cacheReport = (answer: Answer) =>
  cacheOf(answer) ? `"${cacheOf(answer)}"` : 'nothing';

const secondsIn = (hsts: string) => Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0);

/**
 * Returns whether a header is as strict as the expected one. Firebase's own domains (web.app) and some
 * proxies send a longer Strict-Transport-Security.
 */
function protects(name: string, expected: string, headers: globalThis.Headers): boolean {
  const sent = headers.get(name) ?? '';
  if (sent === expected) return true;
  if (name === 'Strict-Transport-Security') {
    return secondsIn(sent) >= secondsIn(expected) && sent.includes('includeSubDomains');
  }
  const shared = headersForHosts(headers.get('access-control-allow-origin'))[name];
  return sent !== '' && sent === shared;
}

/** Returns the expected headers, except the CSP, that a response lacks or has with another value. */
const otherHeaders = ({ headers }: Answer, expected: Wanted): string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    name === 'Content-Security-Policy' || protects(name, value, headers) ? [] : [name],
  );

/** Returns the origins of the site: the given one, and `siteUrl` if the same project answers there. */
async function ownOrigins(context: DoctorContext): Promise<string[]> {
  const { address, repository } = context;
  const { origin } = new URL(repository.restaurant.siteUrl);
  if (origin === address.origin) return [origin];
  const { firebase } = await context.config();
  const there = await context
    .anybody(`${origin}/config.json`)
    .then((answer) => answer.json<SiteConfig>().firebase)
    .catch(() => undefined);
  const isSame = there?.projectId !== undefined && there.projectId === firebase?.projectId;
  return isSame ? [address.origin, origin] : [address.origin];
}

const pages = ['/', '/menu', '/checkout', '/kitchen'];

async function pagesWith(context: DoctorContext) {
  const hosted = !(await context.isLocal());
  const { appCheck } = await context.config();
  return Promise.all(
    pages.map(async (path) => {
      const answer = await context.site(path);
      const file = `${path.slice(1)}/index.html`.replace(/^\//, '');
      const own = needsOf([[file, answer.text]], {}).pages[path];
      const expected = pageHeaders({ ...own, hosted, appCheck: appCheck !== undefined });
      return { path, answer, wanted: expected };
    }),
  );
}

const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';

function judgePolicies(all: Awaited<ReturnType<typeof pagesWith>>): Judgement[] {
  return all.flatMap(({ path, answer, wanted }): Judgement[] => {
    const { lacks, allows } = policyFaults(
      policyOf(answer),
      wanted['Content-Security-Policy'] ?? '',
    );
    return [
      [
        lacks.length > 0,
        `The policy of ${path} lacks ${lacks.slice(0, 3).join(' ')}${lacks.length > 3 ? ' and more' : ''}: browsers block what the page needs, or allow what it does not need.`,
        `Hosting was deployed without the headers of its pages. ${deployHosting}.`,
      ],
      [
        allows.length > 0,
        `The policy of ${path} allows ${allows.join(' ')}: an injected script would run.`,
        `A proxy before Hosting may set headers: remove it, or ${deployHosting}.`,
      ],
    ];
  });
}

async function aScript(context: DoctorContext): Promise<Answer> {
  const { text } = await context.site('/');
  const path = /"(\/shell\/[^"]+\.js)"/.exec(text)?.[1];
  if (!path)
    throw new Unseen(
      'The page contains no script.',
      'Fix the problem of the pages first (see above).',
    );
  return context.site(path);
}

export const siteChecks: Check[] = [
  check(
    'The site answers with its pages',
    async ({ site }) => {
      try {
        return { answer: await site('/'), why: '' };
      } catch (error) {
        return { answer: null, why: (error as Error).message };
      }
    },
    ({ answer, why }, { address }) => [
      [
        answer === null,
        `${why} Customers see nothing.`,
        'Is the address spelt right, and is its domain connected (Hosting → Add custom domain)? A certificate takes up to a day.',
      ],
      [
        answer !== null && answer.status >= 300 && answer.status < 400,
        `${address.origin} leads on to ${answer?.headers.get('location')}.`,
        'Run this with that address. siteUrl in restaurant.json must be the address at the end of all redirects.',
      ],
      [
        answer !== null && (answer.status >= 400 || !answer.text.includes('<html')),
        `${address.origin} answers ${answer?.status} and no page.`,
        `Hosting has no site there. ${deployHosting}.`,
      ],
    ],
  ),
  check(
    'Pages and mails use this address',
    async (context) => {
      await context.hosted();
      const { text } = await context.site('/menu');
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? null;
      return { canonical, origins: await ownOrigins(context) };
    },
    ({ canonical, origins }, { address, repository: { restaurant } }) => [
      [
        !origins.includes(new URL(restaurant.siteUrl).origin),
        `siteUrl in restaurant.json is ${restaurant.siteUrl}, not ${address.origin}: links in mails lead there, and figures of visits are not believed.`,
        `Write "siteUrl": "${address.origin}" if that is where customers go, and deploy everything.`,
      ],
      [
        canonical !== null && !origins.includes(new URL(canonical).origin),
        `Pages have the canonical address ${canonical}.`,
        `They were built for another siteUrl: ${deployHosting}.`,
      ],
    ],
  ),
  check(
    'Bills have a tax number and rates that fit each other',
    (context) => context.site('/'),
    (_, { repository: { taxProblems } }) =>
      taxProblems.map((says) => [
        true,
        `rules.json: ${says}`,
        'Correct it by the registration certificate (Form GST REG-06). Then npm run restaurant:check and npm run publish:menu.',
      ]),
  ),
  check(
    'Pages know their project (config.json)',
    async (context) => {
      await context.hosted();
      const [config, answer] = await Promise.all([context.config(), context.site('/config.json')]);
      const hosts = (await ownOrigins(context)).map((origin) => new URL(origin).host);
      return { config, answer, hosts };
    },
    ({ config: { firebase = {}, appCheck }, answer, hosts }, { address, project }) => {
      const write = 'Write site/config.json as docs/deploying.md shows it, and deploy hosting.';
      return [
        [
          !firebase.apiKey || !firebase.projectId,
          'There is no /config.json that names a project: nobody can sign in or order.',
          write,
        ],
        [
          Boolean(firebase.projectId && project && firebase.projectId !== project),
          `/config.json names the project ${firebase.projectId}, this checkout deploys to ${project}.`,
          'Put the same id into site/config.json and .firebaserc, and deploy again.',
        ],
        [
          firebase.authDomain !== undefined && !hosts.includes(firebase.authDomain),
          `authDomain in /config.json is ${firebase.authDomain}: browsers that block other sites' storage cannot sign in with Google.`,
          `Write "authDomain": "${address.host}" there, and deploy hosting.`,
        ],
        [
          appCheck !== undefined && !firebase.appId,
          '/config.json has a key of App Check but no appId: pages get no proof.',
          'Add the appId of Project settings → Your apps.',
        ],
        [
          answer.status === 200 && !/no-store/.test(cacheOf(answer)),
          `Browsers may cache /config.json (${cacheReport(answer)}).`,
          deployHosting,
        ],
      ];
    },
  ),
  check('Pages have their Content-Security-Policy', pagesWith, judgePolicies),
  check(
    'Pages have the other security headers',
    async (context) => {
      const hosted = !(await context.isLocal());
      const [page, script, data] = await Promise.all([
        context.site('/'),
        aScript(context),
        context.site('/api/shop'),
      ]);
      const expected = dataHeaders({ hosted });
      return Object.entries({ pages: page, scripts: script, 'the API': data }).map(
        ([what, answer]) => ({ what, others: otherHeaders(answer, expected) }),
      );
    },
    (all) =>
      all.map(({ what, others }) => [
        others.length > 0,
        `Answers of ${what} lack ${others.join(', ')}, or have other values.`,
        `A proxy changes headers, or an older version was deployed: ${deployHosting}.`,
      ]),
  ),
  check('Files with a content hash in their name are cached permanently', aScript, (script) => [
    [
      script.status !== 200,
      `The script of the page answers ${script.status}: the page is visible, but its buttons do not work.`,
      deployHosting,
    ],
    [
      script.status === 200 && !/immutable/.test(cacheOf(script)),
      `Browsers do not cache scripts (${cacheReport(script)}): the site is slower than necessary.`,
      deployHosting,
    ],
  ]),
  check(
    '404 responses are not cached',
    ({ site }) => site(`/shell/${nowhere()}/main.js`),
    (answer) => [
      [
        answer.status !== 404,
        `A script that does not exist is answered with ${answer.status}, not 404.`,
        `Hosting has other rewrites than this project. ${deployHosting}.`,
      ],
      [
        answer.status === 404 && isForGood(answer),
        `Browsers keep "404 not found" for as long as they would a file (${cacheReport(answer)}): a browser that requests a file too early cannot use the site until then.`,
        'Hosting sets headers by URL, also for errors. In release/src/headers/hosting-config.ts, shorten the rule for files (forGood), for example to max-age=3600 without immutable, run node scripts/release.mjs headers, and deploy hosting. Until then deploy with npm run deploy alone, which puts files there before a page names them.',
      ],
    ],
  ),
  check(
    'Unknown addresses answer 404, tracking and rider links with their page',
    ({ site }) =>
      Promise.all(
        ['/', '/track/', '/rider/', '/unsubscribe/'].map(async (path) => ({
          path,
          status: (await site(`${path}${nowhere()}`)).status,
        })),
      ),
    (all) =>
      all.map(({ path, status }) => [
        status !== (path === '/' ? 404 : 200),
        `An address like ${path}0123abcd answers ${status}.`,
        `Hosting has other rewrites than this project. ${deployHosting}.`,
      ]),
  ),
  check(
    'Records of deployments are not public',
    ({ site }) =>
      Promise.all(
        deploymentRecords.map(async (file) => ({ file, status: (await site(`/${file}`)).status })),
      ),
    (all) => {
      const served = all.filter(({ status }) => status === 200).map(({ file }) => `/${file}`);
      return [
        served.length > 0,
        `Anybody can read ${served.join(', ')}.`,
        served.includes('/.preview-key.pem')
          ? `With that key anybody can make links of previews: delete site/.preview-key.pem, then ${deployHosting}.`
          : deployHosting,
      ];
    },
  ),
];
