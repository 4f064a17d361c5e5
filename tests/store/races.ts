import { raceOfHandOvers, raceOfPayments } from './counter-races';
import type { Outcome } from './figures';
import { raceForStations } from './kitchen-race';
import {
  raceAcrossClocks,
  raceAfterPause,
  raceForCode,
  raceForLimit,
  raceForSlot,
  raceOfMany,
} from './order-races';
import { cappedCode, isWhole, openCode, type Shop } from './shop';

const size = (whole: number, small: number) => (isWhole ? whole : small);

interface Race {
  name: string;
  title: string;
  run(shop: Shop): Promise<Outcome>;
}

const handOvers = (count: number): Race => ({
  name: `${count} hand-overs`,
  title: `${count} hand-overs at once have bills with consecutive serials`,
  run: (shop) => raceOfHandOvers(shop, count),
});

/** The concurrency tests (races) at several function instances. */
export const races: readonly Race[] = [
  {
    name: 'limit of a network',
    title: 'one network stores 10 orders of many at once',
    run: (shop) => raceForLimit(shop, size(60, 40), 10, { network: '203.0.113.9' }),
  },
  {
    name: 'limit of an account',
    title: 'one account stores 3 orders of many at once',
    run: (shop) => raceForLimit(shop, size(40, 12), 3, { account: 'one-account' }),
  },
  {
    name: 'limit of a phone',
    title: 'one phone number stores 3 orders of many at once',
    run: (shop) => raceForLimit(shop, size(40, 12), 3, { phone: '+919876500000' }),
  },
  {
    name: 'clocks',
    title: 'an instance counts orders of another one whose clock is ahead against every limit',
    run: raceAcrossClocks,
  },
  {
    name: 'one slot',
    title: 'one time slot stores 8 orders of many at once and offers the next slot to all others',
    run: (shop) =>
      raceForSlot(shop, size(200, 24), { slot: '2026-01-05T13:30:00.000Z', capacity: 8 }),
  },
  {
    name: 'stations',
    title:
      'orders at once reserve no more minutes than the stations have, and none is refused that fits',
    run: (shop) => raceForStations(shop, size(100, 30)),
  },
  {
    name: 'orders at once',
    title: 'orders of different customers at once are stored once each',
    run: (shop) => raceOfMany(shop, size(200, 40)),
  },
  {
    name: 'a capped code',
    title: 'a code with 5 uses is used by 5 orders of many at once',
    run: (shop) => raceForCode(shop, size(60, 16), cappedCode),
  },
  {
    name: 'a code without a limit',
    title: 'orders at once with a code without a limit are all stored and counted',
    run: (shop) => raceForCode(shop, size(60, 16), openCode),
  },
  handOvers(size(40, 12)),
  ...(isWhole ? [handOvers(200)] : []),
  {
    name: 'payments',
    title: 'a payment that three requests report at once is recorded once',
    run: (shop) => raceOfPayments(shop, size(20, 4)),
  },
  {
    name: 'pause',
    title: 'no instance stores an order after the shop was paused at another one',
    run: (shop) => raceAfterPause(shop, size(40, 12)),
  },
];

/** Returns a race by its name or the end of its name. Throws for an unknown name. */
export function raceOf(name: string): Race {
  const found = races.find((one) => one.name.endsWith(name));
  if (!found) throw new Error(`Unknown race: ${name}`);
  return found;
}
