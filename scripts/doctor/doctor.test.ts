import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dataHeaders, headersForHosts } from '@burger/shared/platform/security';
import { askAbout } from './context';
import { checks } from './checks';
import { examine, report, type Found } from './check';
import { functionsThere } from './functions';
import { main } from './main';
import { siteChecks } from './site';
import { faults } from './testing/faults';
import { address, liveSite, type LiveSite, now, repository } from './testing/live-site';

type Circumstances = NonNullable<(typeof faults)[number][2]>;

const look = (site: LiveSite, { repository: own }: Circumstances = {}) => {
  const ports = { fetch: site.fetch, token: site.token, now, sendsMail: true };
  return examine(checks, askAbout(address, { ...repository, ...own }, ports));
};
const wrongIn = (found: readonly Found[]) =>
  found.flatMap((one) => (one.is === 'wrong' ? one.faults : []));
const unseenIn = (found: readonly Found[]) =>
  found.flatMap((one) => (one.is === 'unseen' ? [one] : []));

test("npm run doctor finds no faults in a healthy site, and sends the owner's credentials only to Google", async () => {
  const site = liveSite();
  const found = await look(site);
  expect([...wrongIn(found), ...unseenIn(found)]).toEqual([]);
  expect(site.leaked).toEqual([]);
  expect(report(found)).toMatch(/0 wrong, 0 not seen, \d\d well\.$/);
  expect(report(found)).not.toMatch(/secret.word|webhook-word|token-of/);
});

test('npm run doctor finds no faults in a healthy site at its web.app address', async () => {
  const site = liveSite();
  const other = new URL('https://katte.web.app');
  const answering = site.fetch;
  const context: string[] = [];
  // Firebase Hosting serves the same site at both addresses, with a longer Strict-Transport-Security at
  // web.app.
  site.fetch = async (input, init) => {
    const url = new URL(new Request(input, init).url);
    const isOther = url.host === other.host;
    if (!isOther) context.push(url.href);
    const there = isOther ? new URL(url.pathname + url.search, address) : url;
    const answer = await answering(there, init);
    if (isOther && answer.headers.has('strict-transport-security')) {
      const hsts = 'max-age=31556926; includeSubDomains; preload';
      answer.headers.set('strict-transport-security', hsts);
    }
    return answer;
  };
  const ports = { fetch: site.fetch, token: site.token, now, sendsMail: true };
  const found = await examine(siteChecks, askAbout(other, repository, ports));
  expect([...wrongIn(found), ...unseenIn(found)]).toEqual([]);
  // The doctor requests siteUrl itself instead of trusting the setting.
  expect(context).toContain(`${address.origin}/config.json`);
});

test('npm run doctor finds no faults in a healthy site whose remotes other sites may embed', async () => {
  const site = liveSite();
  const headers = { ...dataHeaders({ hosted: true }), ...headersForHosts('*') };
  site.put('/shell/1/main.abc.js', { headers: { ...headers, 'Cache-Control': 'immutable' } });
  expect(wrongIn(await look(site))).toEqual([]);
});

test("every file named in the doctor's advice exists in this repository", () => {
  const sources = readdirSync(__dirname).filter((file) => file.endsWith('.ts'));
  const text = sources.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join();
  const named = [
    ...new Set(text.match(/docs\/[\w-]+\.md|\.firebaserc\.\w+|scripts\/[\w-]+\.mjs/g)),
  ];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(path.resolve(__dirname, '../..', file)))).toEqual([]);
});

const made = faults.map(([says, make, circumstances = {}]) => [says, make, circumstances] as const);

test.each(made)(
  'npm run doctor finds an introduced fault: %s',
  async (says, make, circumstances) => {
    const site = liveSite();
    make(site);
    const found = await look(site, circumstances);
    expect(wrongIn(found)).toContainEqual({
      says: expect.stringMatching(says) as string,
      mend: expect.stringMatching(/\w{4}/) as string,
    });
    // One fault is reported without its consequences.
    expect(wrongIn(found).length).toBeLessThan(4);
  },
);

test('npm run doctor without sign-in runs public checks and lists how to run the others', async () => {
  const site = liveSite();
  site.token = () => Promise.resolve(null);
  site.put('/api/shop', { headers: { 'Cache-Control': 'no-cache' } });
  const found = await look(site);
  expect(wrongIn(found)).toContainEqual(
    expect.objectContaining({ says: expect.stringContaining('/api/shop') as string }),
  );
  expect(new Set(unseenIn(found).map(({ how }) => how))).toEqual(
    new Set(['gcloud auth login as an owner of the project, and ask again.']),
  );
  const lines = report(found).split('\n');
  expect(lines.filter((line) => line.startsWith('  ? '))).toEqual([
    '  ? Nobody is signed in to Google Cloud here.',
  ]);
  expect(lines).toContain('      The security rules are those of this checkout?');
});

test.each([
  [401, '{}', /has expired/],
  [403, '{"reason":"SERVICE_DISABLED"}', /firebaserules\.googleapis\.com is not enabled/],
  [403, '{}', /may not read firebaserules/],
  [500, 'oops', /answered 500/],
])('npm run doctor reports a Google error %s %s as not checked', async (status, body, why) => {
  const site = liveSite();
  const rules = 'firebaserules.googleapis.com/v1/projects/katte-1/releases/cloud.firestore';
  site.put(rules, { status, body });
  const found = await look(site);
  expect(wrongIn(found)).toEqual([]);
  expect(unseenIn(found).map((one) => one.why)).toEqual([expect.stringMatching(why)]);
});

test('npm run doctor reports an unreachable site as one fault, and runs local checks on a local site', async () => {
  const away = liveSite();
  away.fetch = () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
  expect(wrongIn(await look(away)).map(({ says }) => says)).toEqual([
    expect.stringMatching(/does not answer \(ENOTFOUND\)\. Customers see nothing/),
  ]);
  const local = liveSite();
  local.put('/config.json', { body: { local: {} } });
  const unseen = unseenIn(await look(local));
  expect(unseen.map(({ why }) => why)).toContain('This is a local site without Google’s services.');
  expect(unseen.map(({ well }) => well)).not.toContain('The API answers, and reaches its store');
});

test("the doctor's list of functions and schedules matches functions/src/index.ts", async () => {
  const deployed = (await import('../../functions/src/index')) as unknown as Record<
    string,
    { __endpoint: { scheduleTrigger?: { schedule: string; timeZone?: unknown } } }
  >;
  expect(Object.keys(deployed).sort()).toEqual(Object.keys(functionsThere).sort());
  for (const [name, expected] of Object.entries(functionsThere)) {
    const { schedule, timeZone } = deployed[name]?.__endpoint.scheduleTrigger ?? {};
    expect([name, schedule]).toEqual([name, expected?.schedule]);
    if (expected?.timeZone) expect(timeZone).toBe(expected.timeZone);
  }
});

test('npm run doctor prints its usage without an address and returns 1 if there are faults', async () => {
  const lines: string[] = [];
  const hear = (line: string) => void lines.push(line);
  jest.spyOn(console, 'error').mockImplementation(hear);
  jest.spyOn(console, 'log').mockImplementation(hear);
  const root = path.resolve(__dirname, '../..');
  const folders = { root, restaurantFolder: path.resolve(root, 'tests/restaurant') };
  expect(await main([], folders)).toBe(1);
  expect(lines.splice(0).join()).toMatch(/npm run doctor -- https:/);
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await main([`http://127.0.0.1:${port}`], folders)).toBe(1);
  server.closeAllConnections();
  server.close();
  expect(lines.join('\n')).toMatch(/^ {2}✗ .* answers 404 and no page\.$/m);
});
