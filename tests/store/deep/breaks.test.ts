import { breaks } from '../breaks.mjs';
import { raceOf } from '../races';
import { openShop } from '../shop';

jest.setTimeout(600_000);

const seeds = [1, 2, 3];

/**
 * Returns the program of a function instance that was built with a break, by the break's index in the list.
 */
const programOf = (at: number) => `${process.env['STORE_BREAKS']}-${at}.cjs`;

describe('with broken locking in the functions', () => {
  test.each(breaks.map((one, at) => ({ ...one, at })))(
    'the race $race detects: $name',
    async ({ race, at }) => {
      const found: string[] = [];
      for (const seed of seeds) {
        const shop = await openShop({ instances: 4, seed, program: programOf(at) });
        found.push(...(await raceOf(race).run(shop)).faults);
        await shop.close();
        if (found.length > 0) break;
      }
      console.info(`${race}: ${found.join('; ').slice(0, 300)}`);
      expect(found).not.toEqual([]);
    },
  );
});
