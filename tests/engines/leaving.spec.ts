import { expect, test } from './fixtures';
import { patience } from './visitor';

// Times (ms) from the first script request to an almost idle page.
const moments = [0, 40, 120, 400, 900];

// Firefox logs this about interrupted scripts. The test below checks that none of them is cached.
test.use({ tolerated: /The computed hash is/ });

async function partlyStored(): Promise<string[]> {
  const caught: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.endsWith('.js')) continue;
      const stored = await (await cache.match(url))?.text();
      const published = await (await fetch(`${url}?published`)).text();
      if (stored !== published) caught.push(url);
    }
  }
  return caught;
}

test('a page that was left during loading works at the next visit @nightly', async ({
  visitor,
}) => {
  await visitor.open('/offers');
  for (const moment of moments) {
    await visitor.run(() => void setTimeout(() => location.assign('/menu')));
    await visitor.at('/menu');
    const leave = (later: number) => void setTimeout(() => location.assign('/offers'), later);
    await visitor.run(leave, moment);
    await visitor.at('/offers');
  }
  await visitor.open('/menu');
  const isReady = async () => (await visitor.see('button /^Cart$/')).ready;
  await expect.poll(isReady, patience).toBe(true);
  expect(await visitor.run(partlyStored)).toEqual([]);
});
