import { record } from './figures';
import { races } from './races';
import { isWhole, openShop, type Shop } from './shop';

const ofInstances = isWhole ? [1, 2, 4] : [4];
const seeds = Array.from({ length: Number(process.env['STORE_SEEDS'] ?? 1) }, (_, at) => at + 1);

jest.setTimeout(isWhole ? 600_000 : 120_000);

describe.each(ofInstances)('%i function instances', (instances) => {
  describe.each(seeds)('with the clocks of seed %i', (seed) => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop({ instances, seed, program: process.env['STORE_INSTANCE'] });
    });
    afterAll(() => shop.close());

    test.each(races)('$title', async ({ name, run }) => {
      const outcome = await run(shop);
      record(name, shop, outcome);
      expect(outcome.faults).toEqual([]);
    });
  });
});
