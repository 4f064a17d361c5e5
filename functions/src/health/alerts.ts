import { dayOf } from '@burger/shared/hours';
import { refundDays } from '@burger/shared/restaurant';
import { formatMoney } from '@burger/shared/pricing';
import { isYounger } from '@burger/shared/platform/device';
import { parts } from '@burger/shared/contracts/visit-schema';
import type { Log } from '../http/errors';
import { within as inTime } from '../http/retry';
import type { SendMail } from '../mail/mail';
import type { Row } from '../mail/rows';
import { isPaymentCall, isWhatsAppCall, serviceText } from '../http/service-refusals';
import type { Outbox } from '../orders/notifications/outbox';
import type { KitchenOrders } from '../orders/store/store';
import { isOpen, isRefundLate, type OpenMoney, openMoney } from '../payments/open-money';
import type { PaymentProvider } from '../payments/provider';
import { type Counters, type Counts, numberAt, sumOf, within } from '../vitals/counters';
import { countsOf, failureSpanMs, spanAt } from '../vitals/visits';
import { mailCapacity, mailsLately } from '../vitals/mails';
import { isAffordable, type WhatsAppCost, type WhatsAppMonth } from '../vitals/whatsapp-cost';
import { type Alert, alertMail } from './alert-mail';
import { failsTwiceAsOften, lastDays, readDays, type VersionVisits, visitsOf } from './figures';

const mostFailedOrders = 3;
const longestWaitMs = 15 * 60_000;
const isoOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

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

/** Returns an alert if the oldest mail to the restaurant has waited too long, since `since` (ms). */
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

/** Returns an alert about online payments: failed or overdue refunds, or payment checks not running. */
export function waitingMoney(money: OpenMoney, at: number): Alert | null {
  const { failed, requestedSince, sweepSince, damaged } = money;
  const facts: Row[] = [
    ...(failed.length > 0 ? [{ label: 'Refunds failed', value: failed.join(', ') }] : []),
    ...(isRefundLate(money, at)
      ? [
          {
            label: `A refund takes longer than ${refundDays()} days, since`,
            value: isoOf(requestedSince),
          },
        ]
      : []),
    ...(sweepSince !== null && at - sweepSince >= longestWaitMs
      ? [{ label: 'The provider has not been asked since', value: isoOf(sweepSince) }]
      : []),
    ...(damaged.length > 0 ? [{ label: 'Records damaged', value: damaged.join(', ') }] : []),
    ...(money.hasNoProvider && isOpen(money)
      ? [{ label: 'No refund can be made', value: 'PAYMENTS_KEY is not set' }]
      : []),
  ];
  if (facts.length === 0) return null;
  return {
    kind: 'payments',
    news: 'Money that was paid online waits.',
    help: 'A refund that failed is in the dialog of its order at the counter: try again, or pay it out and say so. One that takes too long is asked about at Razorpay, by its order. Where there is no PAYMENTS_KEY, set it again until nothing is owed. Where the provider is not asked, look whether it can be reached and the scheduled function runs. A damaged record is mended in the database from a backup.',
    facts,
  };
}

export const disputeAlerts = ({ disputes }: OpenMoney): Alert[] =>
  disputes.map(({ id, orderId, amount, respondBy }) => ({
    kind: 'dispute',
    about: id,
    news: `The bank of a customer disputes ${formatMoney(amount)} that was paid for order ${orderId}.`,
    help: 'Answer on Razorpay’s page, under Disputes, with the bill and the proof of delivery. Without an answer in time the money is lost.',
    facts: [
      { label: 'Order', value: orderId },
      { label: 'Dispute', value: id },
      { label: 'Answer by', value: respondBy || 'see Razorpay’s page' },
    ],
  }));

export const overpaidAlerts = ({ overpaid }: OpenMoney): Alert[] =>
  overpaid.map(({ id, orderId, amount }) => ({
    kind: 'overpaid',
    about: id,
    news: `${formatMoney(amount)} went back for order ${orderId} beyond what was paid for it.`,
    help: 'A refund was made at Razorpay, or a dispute was lost, after the money had been given back. Ask the customer for it, and mark it as settled in the dialog of the order at the counter.',
    facts: [
      { label: 'Order', value: orderId },
      { label: 'Refund or dispute', value: id },
    ],
  }));

/** Returns an alert if the mails sent in 24 hours approach the mail provider's limit. */
export function scarceMails(sent: number, limit: number): Alert | null {
  const capacity = mailCapacity(sent, limit);
  if (capacity === 'all') return null;
  return {
    kind: 'mails',
    news: `${sent} of the ${limit} mails that the provider takes in 24 hours are used.`,
    help: `Customers are mailed ${capacity === 'needed' ? 'that an order came, its end and its bill, and no other news' : 'nothing for now; bills wait for an hour with room'}. Orders go on ringing and being announced. Ask the provider for more, or take another, and set MAILS_A_DAY.`,
    facts: [{ label: 'Mails in 24 hours', value: `${sent} of ${limit}` }],
  };
}

/** Returns an alert once the WhatsApp messages of the month have cost their limit. */
export function spentWhatsApp(month: WhatsAppMonth): Alert | null {
  if (isAffordable(month)) return null;
  const { sent, cost, limit } = month;
  return {
    kind: 'whatsapp-cost',
    about: 'month',
    news: `${sent} WhatsApp messages of this month have cost their limit. Customers are told by mail until the month ends.`,
    help: 'Raise monthlyRupees of whatsapp in the rules and publish them, or do nothing.',
    facts: [{ label: 'Cost', value: `${formatMoney(cost)} of ${formatMoney(limit)}` }],
  };
}

function refusedLately(ofToday: Counts, at: number, isMeant: (service: string) => boolean): Row[] {
  const lately = [at, at - failureSpanMs]
    .map((ms) => within(within(ofToday, 'refusedIn'), spanAt(ms)))
    .reduce(sumOf, {});
  return Object.keys(lately)
    .filter(isMeant)
    .flatMap((service) =>
      Object.keys(within(lately, service)).map((why) => ({
        label: serviceText(service),
        value: serviceText(why),
      })),
    );
}

interface Refusing extends Pick<Alert, 'kind' | 'news' | 'help'> {
  isMeant: (service: string) => boolean;
}

const refusing: readonly Refusing[] = [
  {
    kind: 'services',
    isMeant: (service) => !isPaymentCall(service) && !isWhatsAppCall(service),
    news: 'A service of Google refuses what the site asks it. Orders go on: ways are estimated by the crow’s flight and the road factor, and reviews are those read last.',
    help: 'Look into the Google Cloud console, under APIs & Services.',
  },
  {
    kind: 'provider',
    isMeant: isPaymentCall,
    news: 'Razorpay refuses what the site asks it. Customers may be unable to pay online; they are offered to pay when they get their order.',
    help: 'npm run doctor says whether the key is right. The log of the functions has the reason in Razorpay’s words. Until it is mended, take "online" out of the payments of the rules.',
  },
  {
    kind: 'whatsapp',
    isMeant: isWhatsAppCall,
    news: 'WhatsApp refuses messages to customers. They are told by mail instead.',
    help: 'npm run doctor and npm run whatsapp-templates say whether the token is right and the templates are approved. The numbers are Meta’s error codes.',
  },
];

/** Returns an alert for each paid service that rejected requests within the last minutes. */
export const refusedRequests = (ofToday: Counts, at: number): Alert[] =>
  refusing.flatMap(({ isMeant, ...alert }) => {
    const facts = refusedLately(ofToday, at, isMeant);
    return facts.length === 0 ? [] : [{ ...alert, facts }];
  });

/** Returns an alert about versions that fail twice as often as other versions and as before. */
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

export interface WatchPorts {
  outbox: Pick<Outbox, 'waitingSince'>;
  counters: Counters;
  sendMail: SendMail;
  mailsADay: number;
  whatsapp: object | null;
  whatsappCost: Pick<WhatsAppCost, 'month'>;
  payments: PaymentProvider | null;
  orders: Pick<KitchenOrders, 'asking' | 'owing'>;
  now: () => Date;
  log: Log;
}

const minute = 60_000;
// Less than a minute, because the scheduler sometimes runs slightly early.
const seldomerThanMs = 50_000;
const seldomMs = 10 * minute;
const onceAnHour = 60 * minute;
const onceADay = 24 * onceAnHour;
const longestSendMs = 20_000;
// Pauses after each failed attempt to mail an alert.
const pausesMs = [1, 2, 5, 10, 30].map((minutes) => minutes * minute);
const daysBefore = 6;

/**
 * Returns a job that checks for problems each minute and mails each kind to the owner at most once an hour.
 * Rejects if the store is unavailable.
 */
export function createWatchHealth(ports: WatchPorts) {
  const { outbox, counters, sendMail, mailsADay, payments, orders: orderStore, now, log } = ports;
  let lookedAt = -Infinity;
  let comparedAt = -Infinity;
  const failures = new Map<string, number>();

  async function tell(alert: Alert | null): Promise<void> {
    if (!alert) return;
    const { kind, about } = alert;
    const turn = about === undefined ? kind : `${kind}-${about}`;
    const everyMs = about === undefined ? onceAnHour : onceADay;
    if (!(await counters.takeTurn(turn, now().getTime(), everyMs))) return;
    log(alert.news, { severity: 'ALERT' });
    try {
      await inTime(longestSendMs, sendMail(alertMail(alert)));
      failures.delete(turn);
    } catch (error) {
      // If the mail server is down, the log line above is the only alert.
      const failed = failures.get(turn) ?? 0;
      failures.set(turn, failed + 1);
      const pauseMs = pausesMs[failed] ?? onceAnHour;
      await counters.giveBack(turn, now().getTime() - everyMs + pauseMs);
      log(`The alert could not be mailed: ${(error as Error).name}`, { severity: 'WARNING' });
    }
  }

  async function compare(days: readonly string[]): Promise<Alert | null> {
    const [today = '', ...before] = days;
    const [ofToday, ofBefore] = await Promise.all([
      readDays(counters, [today]),
      readDays(counters, before),
    ]);
    return failingVersions(ofToday, ofBefore);
  }

  return async (): Promise<void> => {
    const at = now().getTime();
    if (isYounger(lookedAt, seldomerThanMs, at)) return;
    lookedAt = at;
    const days = lastDays(dayOf(now()), daysBefore + 1);
    const [orders, services] = await counters.read(
      ['orders', 'services'].map((name) => countsOf(dayOf(now()), name)),
    );
    await tell(failedOrders(orders ?? {}, at));
    for (const alert of refusedRequests(services ?? {}, at)) await tell(alert);
    if (mailsADay < Infinity) await tell(scarceMails(await mailsLately(ports), mailsADay));
    if (ports.whatsapp) await tell(spentWhatsApp(await ports.whatsappCost.month()));
    await tell(waitingMails(await outbox.waitingSince(), at));
    const tellOfMoney = async () => {
      const money = await openMoney(orderStore, at, payments);
      const alerts = [...disputeAlerts(money), ...overpaidAlerts(money)];
      for (const alert of [waitingMoney(money, at), ...alerts]) await tell(alert);
    };
    if (payments) await tellOfMoney();
    if (isYounger(comparedAt, seldomMs, at)) return;
    if (!payments) await tellOfMoney();
    comparedAt = at;
    await tell(await compare(days));
  };
}
