import type { Send } from './bad-line';
import type { Placing } from './ledger';
import type { Random } from './random';
import type { Week } from './week';

const minute = 60_000;

interface Follower {
  uid: string;
  network: string;
  random: Random;
  send: Send;
}

/** Follows an order by its link for a while; some take it back, as often as it needs until somebody answers. */
export function follow(week: Week, customer: Follower, { key, told }: Placing): void {
  const { agenda, site, ledger } = week;
  const { random, send, uid, network } = customer;
  if (!told) return;
  const later = (minutes: number, work: () => Promise<void>) =>
    agenda.at(site.now + minutes * minute, work);

  async function look(): Promise<void> {
    const answer = await send({ path: `/api/track/${told?.trackingKey}`, network });
    if (answer?.status === 200) ledger.see(key, answer.body.history);
    else if (answer && answer.status < 500)
      ledger.problems.push(`The link of ${key} was answered ${answer.status}`);
  }

  async function takeBack(tries = 1): Promise<void> {
    const path = `/api/orders/${told?.orderId}/cancel`;
    const answer = await send({ method: 'POST', path, token: uid, network });
    if (!answer || answer.status === 503) {
      return tries < 8 ? later(1, () => takeBack(tries + 1)) : undefined;
    }
    ledger.count(answer.status === 200 ? 'taken back' : 'too late to take back');
    if (answer.status === 200) ledger.see(key, answer.body.track.history);
  }

  for (const minutes of [random.whole(1, 5), random.whole(10, 25), random.whole(30, 70)]) {
    later(minutes, look);
  }
  if (random.chance(0.06)) later(random.whole(0, 6), takeBack);
}
