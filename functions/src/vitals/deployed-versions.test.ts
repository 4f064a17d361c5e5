import { serve } from '../testing/counter';
import { askSite, deployedVersions } from './deployed-versions';

function setUp(answer: (version: string) => Promise<boolean>) {
  let at = 0;
  const ask = jest.fn((_part: string, version: string) => answer(version));
  return {
    ask,
    isDeployed: deployedVersions({ ask, now: () => at }),
    pass: (ms: number) => (at += ms),
  };
}

test('a deployed version is looked up once on the site, a missing one again after ten minutes', async () => {
  const { ask, isDeployed, pass } = setUp(async (version) => version === '1.0.0');
  for (const version of ['1.0.0', '1.0.0', '2.0.0', '2.0.0']) await isDeployed('shell', version);
  expect(ask).toHaveBeenCalledTimes(2);
  pass(10 * 60_000 + 1);
  expect([await isDeployed('shell', '1.0.0'), await isDeployed('shell', '2.0.0')]).toEqual([
    true,
    false,
  ]);
  expect(ask).toHaveBeenCalledTimes(3);
  // Setting the system clock back must not extend the lifetime of a cached result.
  pass(-3_600_000);
  await isDeployed('shell', '2.0.0');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('reports of invented versions cause at most thirty look-ups a minute', async () => {
  const { ask, isDeployed, pass } = setUp(async () => false);
  for (let number = 0; number < 100; number += 1) await isDeployed('mfe-menu', `1.0.${number}`);
  expect(ask).toHaveBeenCalledTimes(30);
  pass(60_000);
  await isDeployed('mfe-menu', '1.0.99');
  expect(ask).toHaveBeenCalledTimes(31);
  for (let number = 100; number < 200; number += 1) await isDeployed('mfe-menu', `1.0.${number}`);
  pass(-3_600_000);
  await isDeployed('mfe-menu', '2.0.0');
  expect(ask).toHaveBeenCalledTimes(61);
});

test('askSite requests the manifest of a version and treats errors as a version that is not deployed', async () => {
  const requests: string[] = [];
  const site = await serve((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(request.url?.includes('2.0.0') ? 404 : 200).end();
  });
  const ask = askSite(site.url);
  expect([await ask('shell', '1.0.0'), await ask('mfe-menu', '2.0.0')]).toEqual([true, false]);
  expect(requests).toEqual([
    'HEAD /shell/1.0.0/mf-manifest.json',
    'HEAD /remotes/mfe-menu/2.0.0/mf-manifest.json',
  ]);
  await site.close();
  expect(await deployedVersions({ ask, now: () => 0 })('shell', '1.0.0')).toBe(false);
});
