import { raceOfHandOvers, raceOfPayments } from './counter-races';
import { type Outcome, record } from './figures';
import {
  limitAcrossClocks,
  raceForCode,
  raceForLimit,
  raceForSlot,
  raceOfMany,
} from './order-races';
import { openShop, type Shop } from './shop';

const isWhole = process.env['STORE_SIZE'] === 'whole';
const sizes = isWhole
  ? { limit: 60, waiting: 40, slot: 200, spread: 200, code: 60, bills: [40, 200], payments: 20 }
  : { limit: 40, waiting: 12, slot: 24, spread: 40, code: 16, bills: [12], payments: 4 };
const ofInstances = isWhole ? [1, 2, 4] : [4];
const seeds = Array.from({ length: Number(process.env['STORE_SEEDS'] ?? 1) }, (_, at) => at + 1);

jest.setTimeout(isWhole ? 600_000 : 60_000);

describe.each(ofInstances)('%i instances of the functions', (instances) => {
  describe.each(seeds)('with the clocks of seed %i', (seed) => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop({ instances, seed, program: process.env['STORE_INSTANCE'] });
    });
    afterAll(() => shop.close());

    async function run(race: string, outcome: Promise<Outcome>): Promise<void> {
      const ended = await outcome;
      record(race, shop, ended);
      expect(ended.faults).toEqual([]);
    }

    test('one network stores 10 orders of many at once', () =>
      run('limit of a network', raceForLimit(shop, sizes.limit, 10, { network: '203.0.113.9' })));

    test('one account stores 3 orders of many at once', () =>
      run('limit of an account', raceForLimit(shop, sizes.waiting, 3, { account: 'one-account' })));

    test('one phone number stores 3 orders of many at once', () =>
      run('limit of a phone', raceForLimit(shop, sizes.waiting, 3, { phone: '+919876500000' })));

    test.each([
      ['network', 10, { network: '203.0.113.10' }],
      ['account', 3, { account: 'account-of-two-clocks' }],
      ['phone number', 3, { phone: '+919876500001' }],
    ])(
      'the limit of one %s counts orders of an instance whose clock is ahead',
      async (_whose, allowed, from) => {
        const placed = Array.from({ length: allowed }, () => 201);
        expect(await limitAcrossClocks(shop, allowed, from)).toEqual([...placed, 429]);
      },
    );

    test('one time slot stores 8 orders of many at once and offers the next slot to all others', () =>
      run(
        'one slot',
        raceForSlot(shop, sizes.slot, { slot: '2026-01-05T13:30:00.000Z', capacity: 8 }),
      ));

    test('orders of different customers at once are stored once each', () =>
      run('orders at once', raceOfMany(shop, sizes.spread)));

    test('a code with 5 uses is used by 5 orders of many at once', () =>
      run('a capped code', raceForCode(shop, sizes.code)));

    test.each(sizes.bills)('%i hand-overs at once have bills with consecutive serials', (count) =>
      run(`${count} hand-overs`, raceOfHandOvers(shop, count)),
    );

    test('a payment that three requests report at once is recorded once', () =>
      run('payments', raceOfPayments(shop, sizes.payments)));
  });
});
