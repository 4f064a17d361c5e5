import { badLine } from './bad-line';
import { randomOf } from './random';
import type { Week } from './week';

const minute = 60_000;

/** Carries an order by its link: looks at it, and says at the door what became of it until somebody hears it. */
export function ride(week: Week, key: string, link: string): void {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, link);
  const network = `10.200.0.${random.whole(1, 5)}`;
  const send = badLine(site, random, 0.2);
  const path = `/api${link}`;
  const payment = random.chance(0.4) ? 'upi' : 'cash';
  const report = random.chance(0.03)
    ? { outcome: 'not-delivered', reason: 'Nobody is there' }
    : { outcome: 'delivered', payment };

  async function tell(tries: number): Promise<void> {
    const answer = await send({ path, body: report, network });
    if (!answer || answer.status === 503) {
      if (tries < 20) agenda.at(site.now + minute, () => tell(tries + 1));
      return;
    }
    ledger.count(`rider: ${answer.status === 200 ? report.outcome : answer.body?.error?.code}`);
    if (answer.status === 200 && report.outcome === 'delivered') ledger.paid.set(key, payment);
  }

  agenda.at(site.now + random.whole(2, 8) * minute, async () => {
    const answer = await send({ path, network });
    if (answer && ![200, 503].includes(answer.status)) {
      ledger.problems.push(`A rider's link was answered ${answer.status}`);
    }
  });
  agenda.at(site.now + random.whole(9, 30) * minute, () => tell(1));
}
