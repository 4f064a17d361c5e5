import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Webhook } from '../../local-backend/src/payments/stand-in';
import type { Placing, Week } from './ledger';
import { badLine, type Answer, type Send } from './line';
import { randomOf, type Random } from './random';

const minute = 60_000;
const counter = '198.51.100.9';

const isAnswered = (answer: Answer | null): answer is Answer =>
  answer !== null && answer.status !== 503 && answer.status !== 429;

/** Publishes the menu with online payment. Returns the version of the first menu, which has none. */
export async function offerOnline({ site, ledger }: Pick<Week, 'site' | 'ledger'>) {
  await site.send({ path: '/api/shop' });
  const menu = { path: '/api/kitchen/menu', token: 'owner', network: counter };
  const found = await site.send(menu);
  const { version, published } = found?.body ?? {};
  const rules = { ...published.rules, payments: ['online', 'cod'] };
  const body = { published: { ...published, rules }, basedOn: version };
  const answer = await site.send({ ...menu, body });
  if (answer?.status !== 200) ledger.problems.push('Paying online could not be offered');
  return version as string;
}

/** Sends a webhook to the restaurant as the provider does. */
export const postWebhook = (send: Send, { body, signature }: Webhook): Promise<Answer | null> =>
  send({
    ...{ path: '/api/payments/events', body: JSON.parse(body), network: '192.0.2.77' },
    headers: { 'x-razorpay-signature': signature },
  });

/** Enables online payment, and delivers the webhooks late, repeatedly, in another sequence or not at all. */
export async function takePaymentsOnline(week: Week, at: number): Promise<void> {
  const { seed, site, agenda, ledger } = week;
  const random = randomOf(seed, 'webhooks');
  const line = badLine(site, random, 0.15);

  /** Sends a changed webhook with its old signature, or an unchanged one with a wrong signature. */
  async function forge({ body, signature }: Webhook): Promise<void> {
    const forged = random.chance(0.5)
      ? { body: body.replace(/"amount":\d+/, '"amount":1'), signature }
      : { body, signature: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) };
    const answer = await postWebhook(site.send, forged);
    if (answer && ![403, 503].includes(answer.status))
      ledger.problems.push(`A forged message was answered ${answer.status}`);
  }

  site.provider.tellBy(async (webhook) => {
    const later = (most: number) =>
      agenda.at(site.now + random.whole(1, most) * minute, () => void postWebhook(line, webhook));
    const how = random.pick(['at once', 'at once', 'twice', 'late', 'never', 'forged'] as const);
    ledger.count(`told of money: ${how}`);
    if (how === 'at once' || how === 'twice') await postWebhook(line, webhook);
    if (how === 'forged') await forge(webhook);
    if (how === 'late') later(40);
    if (how === 'twice') later(600);
  });

  await site.goTo(at);
  week.cashOnly = await offerOnline(week);
}

interface Payer {
  uid: string;
  network: string;
  random: Random;
  send: Send;
}

/**
 * Acts for a customer on the provider's page: pays or not, late, twice, too little, or with another method.
 */
export async function payOnline(
  { site, agenda, ledger }: Week,
  { uid, network, random, send }: Payer,
  { reported }: Placing,
): Promise<void> {
  const { provider } = site;
  const later = (minutes: number, work: () => unknown) =>
    agenda.at(site.now + minutes * minute, () => void work());
  const post = (what: string) =>
    send({ method: 'POST', path: `/api/orders/${reported?.orderId}/${what}`, token: uid, network });

  async function pay(attempt: string, changes: { amount?: number } = {}): Promise<void> {
    const form = await provider.pay(attempt, changes);
    // Some customers pay and close the window, so that the page learns nothing.
    if (random.chance(0.4)) return;
    const answer = await send({ path: '/api/payments/return', form, network });
    if (isAnswered(answer) && answer.status !== 303)
      ledger.problems.push(`A return was answered ${answer.status}`);
  }

  async function otherwise(attempt: string, tries = 1): Promise<void> {
    const answer = await post('pay-on-hand-over');
    if (!isAnswered(answer)) {
      if (tries < 9) later(1, () => otherwise(attempt, tries + 1));
    } else if (random.chance(0.4)) await pay(attempt);
  }

  const ways: Record<string, (attempt: string) => unknown> = {
    'at once': pay,
    'after a while': (attempt) => later(random.whole(1, 9), () => pay(attempt)),
    never: () => undefined,
    late: (attempt) => later(random.whole(10, 60), () => pay(attempt)),
    twice: async (attempt) => {
      await pay(attempt);
      later(random.whole(0, 30), () => pay(attempt));
    },
    less: (attempt) => pay(attempt, { amount: 100 }),
    otherwise,
  };
  const usual = ['at once', 'at once', 'after a while'];
  const how = random.pick(random.chance(0.75) ? usual : Object.keys(ways));

  async function goToPay(tries = 1): Promise<void> {
    const answer = await post('pay');
    if (!isAnswered(answer)) return tries < 20 ? later(1, () => goToPay(tries + 1)) : undefined;
    ledger.count(answer.status === 200 ? `paid online: ${how}` : 'too late to pay online');
    if (answer.status === 200) await ways[how]?.(answer.body.fields.order_id);
    else if (answer.status !== 409)
      ledger.problems.push(`The way to pay was answered ${answer.status}`);
  }
  await goToPay();
}

/**
 * Makes the counter's refunds: for some delivered orders, for cancelled orders, and for refunds that failed.
 */
export function giveBack({ seed, site, agenda, ledger }: Week, order: KitchenOrder): void {
  const { key, status, online, revision } = order;
  if (!online) return;
  if (online.state === 'pending') ledger.problems.push(`The counter was shown ${key}, unpaid`);

  function once(name: string, what: string, body: object): void {
    if (ledger.tended.has(name)) return;
    ledger.tended.add(name);
    const random = randomOf(seed, name);
    const send = badLine(site, random, 0.1);
    async function ask(tries = 1): Promise<void> {
      const path = `/api/kitchen/orders/${key}/${what}`;
      const answer = await send({ path, token: 'meena', network: counter, body });
      if (isAnswered(answer)) ledger.count(`${what}: ${answer.status}`);
      else if (tries < 20) agenda.at(site.now + minute, () => ask(tries + 1));
      // Staff gave up. When the order is shown again, they may retry.
      else ledger.tended.delete(name);
    }
    agenda.at(site.now + random.whole(1, 20) * minute, () => ask());
  }

  const random = randomOf(seed, `${key} given back`);
  if (status === 'delivered' && online.left > 0 && random.chance(0.08)) {
    const part = random.chance(0.5)
      ? { taken: [{ line: 0, quantity: 1 }] }
      : { taken: [], amount: random.whole(1, online.left) };
    const reason = 'It was cold';
    once(`${key} note`, 'credit-note', { ...part, reason, press: `note-${key}` });
  }
  if (status === 'cancelled' && random.chance(0.5)) once(`${key} refund`, 'refund', {});
  for (const { id, state } of online.refunds) {
    const body = { refund: id, to: 'again', reason: 'It failed' };
    if (state === 'failed') once(`${key} ${id} ${revision}`, 'refunds', body);
  }
}

/**
 * Finds orders with failed refunds in Health, as the owner would. Orders that were never paid are not on the
 * board.
 */
export async function findOwedRefunds(week: Week): Promise<void> {
  const { send } = week.site;
  const health = await send({ path: '/api/kitchen/health', token: 'owner', network: counter });
  const failed: string[] = health?.body?.payments?.failed ?? [];
  for (const q of failed) {
    const path = '/api/kitchen/search';
    const found = await send({ path, token: 'meena', network: counter, body: { q } });
    for (const order of found?.body?.orders ?? []) giveBack(week, order as KitchenOrder);
  }
}
