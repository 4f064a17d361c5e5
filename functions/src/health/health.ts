import type { KitchenHealth } from '@burger/shared/kitchen';
import { parts, type Part } from '@burger/shared/vitals';
import { numberAt, sumOf, within, type Counts } from '../vitals/counters';
import { threeQuarters } from '../vitals/histogram';
import type { Tallies } from '../vitals/tallies';
import { lastDays, readDays } from './read-days';
import { failsTwiceAsOften, measured, visitsOf } from './figures';

const daysTogether = 7;

type PartHealth = KitchenHealth['parts'][number];

const together = (counts: Counts): Counts =>
  Object.keys(counts).reduce<Counts>((sum, name) => sumOf(sum, within(counts, name)), {});

const byMost = (counts: Counts): { name: string; count: number }[] =>
  Object.keys(counts)
    .map((name) => ({ name, count: numberAt(counts, name) }))
    .sort((one, other) => other.count - one.count);

function partHealth(part: Part, counts: Counts): PartHealth {
  const all = visitsOf(part, counts);
  const versions = all.map((one) => {
    const own = within(within(counts, 'versions'), one.version);
    return {
      version: one.version,
      visits: one.visits,
      failed: one.failed,
      isWorse: failsTwiceAsOften(
        one,
        all.filter((other) => other !== one),
      ),
      errors: byMost(within(own, 'errors')),
      ...measured(together(within(own, 'pages'))),
    };
  });
  return { part, versions: versions.sort((one, other) => other.visits - one.visits) };
}

/** What all versions of a part have counted under a name. */
function ofAllVersions(counts: Counts, name: string): Counts {
  const versions = within(counts, 'versions');
  return Object.keys(versions).reduce<Counts>(
    (sum, version) => sumOf(sum, within(within(versions, version), name)),
    {},
  );
}

/** How the site did in the last seven days, side by side for versions of the same part. */
export async function kitchenHealth(
  tallies: Tallies,
  today: string,
  outboxSeconds: number | null,
): Promise<KitchenHealth> {
  const days = lastDays(today, daysTogether);
  const counts = await readDays(tallies, days);
  // The shell ran in every visit.
  const pages = ofAllVersions(counts.shell, 'pages');
  const lines = ofAllVersions(counts.shell, 'lines');
  const shells = within(counts.shell, 'versions');
  return {
    from: days.at(-1) ?? today,
    to: today,
    parts: parts.map((part) => partHealth(part, counts[part])),
    pages: Object.keys(pages).map((route) => {
      const page = within(pages, route);
      return { route, visits: numberAt(page, 'visits'), ...measured(page) };
    }),
    lines: Object.keys(lines).map((line) => ({
      line,
      visits: numberAt(within(lines, line), 'visits'),
      lcp: threeQuarters('lcp', within(within(lines, line), 'lcp')),
    })),
    orders: {
      failed: numberAt(counts.orders, 'failed'),
      repeated: numberAt(counts.orders, 'repeated'),
      lost: numberAt(together(shells), 'lost'),
      refused: byMost(within(counts.orders, 'refused')),
    },
    outboxSeconds,
  };
}
