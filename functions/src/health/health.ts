import type { KitchenHealth } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/hours';
import { linkKeyHeader } from '@burger/shared/platform/security';
import { isYounger } from '@burger/shared/platform/device';
import { type Part, parts } from '@burger/shared/contracts/visit-schema';
import { Router } from 'express';
import { requireOwner, requireStaff, type VerifyStaff } from '../auth/signed-in';
import { type Allowance, limitByAddress } from '../http/limits';
import { retried } from '../http/retry';
import { serviceText } from '../http/service-refusals';
import type { Outbox } from '../orders/notifications/outbox';
import type { KitchenOrders } from '../orders/store/store';
import { openMoney, openMoneyHealth } from '../payments/open-money';
import type { PaymentProvider } from '../payments/provider';
import type { CachedShop } from '../shop/cached-shop';
import type { LearnedStore } from '../shop/learned';
import {
  type Counts,
  numberAt,
  sumOf,
  type Counters,
  threeQuarters,
  within,
} from '../vitals/counters';
import { mailsLately } from '../vitals/mails';
import type { WhatsAppCost } from '../vitals/whatsapp-cost';
import {
  failsTwiceAsOften,
  lastDays,
  learnedHealth,
  measured,
  readDays,
  visitsOf,
} from './figures';

// Within this time, further requests get the previous result without a store read.
const goodForMs = 10_000;

export const secondsSince = (since: number | null, at: number): number | null =>
  since === null ? null : Math.max(0, Math.round((at - since) / 1000));

/** Returns a check whether orders can be stored and reported to the restaurant. It never rejects. */
export function createSiteHealth({
  outbox,
  shop,
  now,
}: Pick<HealthPorts, 'outbox' | 'shop' | 'now'>) {
  let last: { answer: ReturnType<typeof look>; at: number } | null = null;

  async function look() {
    const at = now();
    try {
      const [since, { version }] = await Promise.all([outbox.waitingSince(), shop.today()]);
      return {
        ...({ status: 'ok', store: 'reachable' } as const),
        outboxSeconds: secondsSince(since, at.getTime()),
        menu: version,
        at: at.toISOString(),
      };
    } catch {
      const unknown = { outboxSeconds: null, menu: null, at: at.toISOString() };
      return { status: 'failing', store: 'unreachable', ...unknown } as const;
    }
  }

  return () => {
    const at = now().getTime();
    if (!last || !isYounger(last.at, goodForMs, at)) last = { answer: look(), at };
    return last.answer;
  };
}

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

function ofAllVersions(counts: Counts, name: string): Counts {
  const versions = within(counts, 'versions');
  return Object.keys(versions).reduce<Counts>(
    (sum, version) => sumOf(sum, within(within(versions, version), name)),
    {},
  );
}

export async function kitchenHealth(
  counters: Counters,
  today: string,
  outboxSeconds: number | null,
  more: Pick<KitchenHealth, 'mails' | 'whatsapp' | 'payments' | 'times'>,
): Promise<KitchenHealth> {
  const days = lastDays(today, daysTogether);
  const counts = await readDays(counters, days);
  // The shell runs in every visit, so its counters cover all visits.
  const pages = ofAllVersions(counts.shell, 'pages');
  const lines = ofAllVersions(counts.shell, 'lines');
  const shells = within(counts.shell, 'versions');
  const refusing = within(counts.services, 'refused');
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
    sources: byMost(ofAllVersions(counts.shell, 'from')),
    orders: {
      failed: numberAt(counts.orders, 'failed'),
      repeated: numberAt(counts.orders, 'repeated'),
      lost: numberAt(together(shells), 'lost'),
      refused: byMost(within(counts.orders, 'refused')),
    },
    services: Object.keys(refusing).flatMap((service) =>
      byMost(within(refusing, service)).map(({ name: why, count }) => ({
        service: serviceText(service),
        why: serviceText(why),
        minutes: count,
      })),
    ),
    ...more,
    outboxSeconds,
  };
}

interface HealthPorts {
  verifyStaff: VerifyStaff;
  outbox: Pick<Outbox, 'waitingSince'>;
  counters: Counters;
  mailsADay: number;
  whatsapp: object | null;
  whatsappCost: Pick<WhatsAppCost, 'month'>;
  payments: PaymentProvider | null;
  orders: Pick<KitchenOrders, 'asking' | 'owing'>;
  shop: CachedShop;
  learned: Pick<LearnedStore, 'read'>;
  now: () => Date;
}

/** Serves `GET /health`: 200, or 503 while the store is unreachable. Serves `GET /kitchen/health` for the owner. */
export function healthRoutes(ports: HealthPorts, allowance: Allowance): Router {
  const { verifyStaff, mailsADay, shop, now } = ports;
  const outbox = retried(ports.outbox);
  const counters = retried(ports.counters);
  const health = createSiteHealth({ outbox, shop, now });
  return Router()
    .get('/health', limitByAddress(allowance), async (request, response) => {
      const found = await health();
      const { ips } = request;
      // `npm run doctor` reads whether the Hosting proxy was trusted and the link key header arrived.
      const received = {
        byHosting: ips.length > 1,
        hasLinkKey: request.get(linkKeyHeader) !== undefined,
      };
      response.status(found.status === 'ok' ? 200 : 503).json({ ...found, request: received });
    })
    .get('/kitchen/health', requireStaff(verifyStaff), requireOwner, async (_request, response) => {
      const since = await outbox.waitingSince();
      const waiting = secondsSince(since, now().getTime());
      const mails =
        mailsADay === Infinity
          ? undefined
          : { sent: await mailsLately({ counters, now }), limit: mailsADay };
      const at = now().getTime();
      const payments = openMoneyHealth(await openMoney(ports.orders, at, ports.payments), at);
      const whatsapp = ports.whatsapp ? await ports.whatsappCost.month() : undefined;
      const { version } = await shop.today();
      const published = await shop.shopOf(version);
      const times = published && learnedHealth(published, await ports.learned.read());
      const more = { mails, whatsapp, payments, ...(times && { times }) };
      response.json(await kitchenHealth(counters, dayOf(now()), waiting, more));
    });
}
