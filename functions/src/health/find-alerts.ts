import { parts } from '@burger/shared/vitals';
import { numberAt, within, type Counts } from '../vitals/counters';
import { failureSpanMs, spanAt } from '../vitals/order-figures';
import type { Alert } from './alert-mail';
import { failsTwiceAsOften, visitsOf, type VersionVisits } from './figures';

const mostFailedOrders = 3;
const longestWaitMs = 15 * 60_000;

/** Orders that failed in the last ten to twenty minutes. */
export function failedOrders(ofToday: Counts, at: number): Alert | null {
  const failed = [at, at - failureSpanMs]
    .map((ms) => numberAt(within(ofToday, 'failedIn'), spanAt(ms)))
    .reduce((sum, one) => sum + one, 0);
  if (failed < mostFailedOrders) return null;
  return {
    kind: 'orders',
    news: `${failed} orders failed on our side in the last minutes. Their customers were told so, and kept their carts.`,
    help: 'Order something yourself. If it fails too, pause the shop at the counter and take orders by phone.',
    facts: [{ label: 'Failed orders', value: String(failed) }],
  };
}

/** Mails to the restaurant that wait too long; `since` is when the oldest came into being. */
export function waitingMails(since: number | null, at: number): Alert | null {
  if (since === null || at - since < longestWaitMs) return null;
  const minutes = Math.floor((at - since) / 60_000);
  return {
    kind: 'outbox',
    news: `A mail about an order has waited for ${minutes} minutes.`,
    help: 'Look at the counter, where every order stands, and at the mail service.',
    facts: [{ label: 'Waits since', value: new Date(since).toISOString() }],
  };
}

/** Versions that fail today at least twice as often as others, and as themselves on days before. */
export function failingVersions(
  today: Readonly<Record<string, Counts>>,
  before: Readonly<Record<string, Counts>>,
): Alert | null {
  const worse: VersionVisits[] = parts.flatMap((part) => {
    const ofToday = visitsOf(part, today[part] ?? {});
    const ofBefore = visitsOf(part, before[part] ?? {});
    return ofToday.filter((one) =>
      failsTwiceAsOften(one, [...ofToday.filter((other) => other !== one), ...ofBefore]),
    );
  });
  if (worse.length === 0) return null;
  return {
    kind: 'errors',
    news: 'A version of the site fails at least twice as often as usual.',
    help: 'Compare its versions on the page Health of the counter; the team can go back to the one before.',
    facts: worse.map(({ part, version, visits, failed }) => ({
      label: `${part} ${version}`,
      value: `${failed} of ${visits} visits`,
    })),
  };
}
