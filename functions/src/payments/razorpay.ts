import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DisputeState, disputeStates, type RefundState } from '@burger/shared/contracts';
import type { ReportedRefund } from '@burger/shared/order';
import { fields, list, number, text } from '@burger/shared/platform/reading';
import { restaurant } from '@burger/shared/restaurant';
import { noteNothing, type NoteRefusal, type PaymentCall } from '../http/service-refusals';
import {
  ProviderAway,
  ProviderRefusal,
  type Disputed,
  type PaymentProvider,
  type ProviderEvent,
  type Captured,
} from './provider';

export interface RazorpayKeys {
  id: string;
  secret: string;
  /** The webhook secret, chosen when the webhook is set up. */
  webhook: string;
}

/** Parses the payment key setting `rzp_live_…:secret:webhook secret`; null if invalid. */
export function razorpayKeys(word: string): RazorpayKeys | null {
  const [, id, secret, webhook] = /^(rzp_\w+):(\w+):(.{8,})$/.exec(word) ?? [];
  return id && secret && webhook ? { id, secret, webhook } : null;
}

const longestMs = 8000;
// Razorpay's minimum delay for automatic capture:
// https://razorpay.com/docs/payments/payments/capture-settings/api/
const shortestCaptureMinutes = 12;
// HTTP statuses worth a retry: timeout, concurrent request with the same idempotency key, rate limit.
const transient = [408, 409, 425, 429];

function isSigned(secret: string, what: string | Buffer, signature: unknown): boolean {
  const right = Buffer.from(createHmac('sha256', secret).update(what).digest('hex'));
  const reportedAmount = Buffer.from(text(signature));
  return right.length === reportedAmount.length && timingSafeEqual(right, reportedAmount);
}

/** Largest plausible amount in paise: one crore rupees. */
const mostPaise = 1_00_00_000 * 100;

/** Returns a positive amount in paise, or null if it is implausible. */
const paiseIn = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= mostPaise
    ? (value as number)
    : null;

function capturedIn(value: unknown): Captured[] {
  const { id, order_id: attempt, amount: messages, currency, status, ...more } = fields(value);
  const amount = paiseIn(messages);
  // A refunded payment was captured earlier.
  const isCaptured = status === 'captured' || status === 'refunded';
  if (!isCaptured || !text(id) || !text(attempt) || amount === null) return [];
  const fee = paiseIn(more['fee']);
  const refunded = paiseIn(more['amount_refunded']) ?? (status === 'refunded' ? amount : 0);
  const tax = more['tax'] === 0 ? 0 : paiseIn(more['tax']);
  const one = { id: text(id), attempt: text(attempt), amount, currency: text(currency) };
  return [
    {
      ...one,
      fee: more['fee'] === 0 ? 0 : fee !== null && fee <= amount ? fee : null,
      ...(fee !== null && tax !== null && tax <= fee && { tax }),
      refunded: Math.min(refunded, amount),
    },
  ];
}

const refundStates: Record<string, RefundState> = { processed: 'done', failed: 'failed' };
const refundState = (status: unknown): RefundState => refundStates[text(status)] ?? 'requested';

function refundsIn(value: unknown): ReportedRefund[] {
  const { id, receipt, amount: messages, status } = fields(value);
  const amount = paiseIn(messages);
  if (!text(id) || amount === null) return [];
  return [{ id: text(id), name: text(receipt), amount, state: refundState(status) }];
}

/** Returns a time that Razorpay reports in seconds as ISO text; empty if it is missing or implausible. */
function isoIn(value: unknown): string {
  const seconds = number(value) ?? 0;
  return seconds > 0 && seconds < 1e10 ? new Date(seconds * 1000).toISOString() : '';
}

function disputeIn(value: unknown, reportedAt: string): Omit<Disputed, 'payment'> | null {
  const { id, payment_id: of, amount: messages, status, ...more } = fields(value);
  const amount = paiseIn(messages);
  if (!text(id) || !text(of) || amount === null) return null;
  // Treat an unknown dispute status as open, because a superfluous alert is harmless.
  const state = disputeStates.find((one) => one === status) ?? ('open' satisfies DisputeState);
  const dispute = {
    ...{ id: text(id), of: text(of), amount, respondBy: isoIn(more['respond_by']), state },
    ...(reportedAt && { reportedAt }),
  };
  return { dispute, deducted: paiseIn(more['amount_deducted']) ?? 0 };
}

function eventIn(body: unknown): ProviderEvent {
  const { event, payload, created_at: createdAt } = fields(body);
  const entity = (name: string) => fields(fields(fields(payload)[name])['entity']);
  const [payment] = capturedIn(entity('payment'));
  if (!payment) return { kind: 'other' };
  if (text(event).startsWith('refund.')) {
    const [refund] = refundsIn(entity('refund'));
    return refund ? { kind: 'refunded', refunded: { payment, refund } } : { kind: 'other' };
  }
  if (text(event).startsWith('payment.dispute.')) {
    const disputed = disputeIn(entity('dispute'), isoIn(createdAt));
    return disputed ? { kind: 'disputed', disputed: { ...disputed, payment } } : { kind: 'other' };
  }
  return { kind: 'taken', captured: payment };
}

interface Surroundings {
  /** Base URL of a fake Razorpay server. */
  url?: string;
  note?: NoteRefusal;
}

/** Uses Razorpay's Orders API and hosted checkout (docs/decisions/0028, tests/contract/razorpay.test.ts). */
export function razorpay(
  { id, secret, webhook }: RazorpayKeys,
  { url = 'https://api.razorpay.com', note = noteNothing }: Surroundings = {},
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

  async function send(path: string, body?: object, headers: Record<string, string> = {}) {
    try {
      const answer = await fetch(`${url}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(longestMs),
      });
      const read: unknown = await answer.json().catch((error: unknown) => {
        if (answer.ok) throw error;
      });
      return { status: answer.status, isOk: answer.ok, answer: fields(read) };
    } catch (error) {
      throw new ProviderAway((error as Error).name);
    }
  }

  /** Returns Razorpay's response. Throws a ProviderRefusal if the request itself is rejected. */
  async function ask(call: PaymentCall, ...question: Parameters<typeof send>) {
    const { status, isOk, answer } = await send(...question);
    if (isOk) return answer;
    if (status < 400 || status >= 500 || transient.includes(status))
      throw new ProviderAway(`Razorpay answered ${status}`);
    const { code, description } = fields(answer['error']);
    const refusal = new ProviderRefusal(status, text(code) || 'UNKNOWN', text(description));
    await note(call, `${status} ${refusal.code}`, refusal.description);
    throw refusal;
  }

  return {
    isTest: id.startsWith('rzp_test_'),

    async open({ orderId, amount, minutes }) {
      // Razorpay does not capture a payment authorised after this period and returns the money without a fee.
      const period = Math.max(shortestCaptureMinutes, minutes);
      const payment = {
        capture: 'automatic',
        capture_options: {
          automatic_expiry_period: period,
          manual_expiry_period: period,
          refund_speed: 'normal',
        },
      };
      const requested = { amount, currency: 'INR', receipt: orderId, payment };
      const opened = await ask('razorpay-open', 'orders', requested);
      if (!text(opened['id']) || opened['amount'] !== amount || opened['currency'] !== 'INR') {
        throw new ProviderAway('Razorpay opened another order than was asked for');
      }
      return text(opened['id']);
    },

    handoff: (attempt, { orderId, amount, customer, returnTo }) => ({
      action: `${url}/v1/checkout/embedded`,
      fields: {
        ...{ key_id: id, order_id: attempt, amount: String(amount), currency: 'INR' },
        ...{ name: restaurant.name, description: orderId },
        ...(customer.name && { 'prefill[name]': customer.name }),
        ...(customer.phone && { 'prefill[contact]': customer.phone }),
        ...(customer.email && { 'prefill[email]': customer.email }),
        ...{ callback_url: returnTo, cancel_url: returnTo },
      },
    }),

    async capturedPayments(attempt) {
      const answer = await ask('razorpay-look', `orders/${attempt}/payments`);
      return list(answer['items']).flatMap(capturedIn);
    },

    async refunds(payment) {
      const known = await ask('razorpay-look', `payments/${payment}/refunds?count=100`);
      return list(known['items']).flatMap(refundsIn);
    },

    async refund({ payment, name, amount }) {
      const body = { amount, receipt: name, speed: 'normal' };
      const header = { 'x-refund-idempotency': name };
      try {
        const made = await ask('razorpay-refund', `payments/${payment}/refund`, body, header);
        const [own] = refundsIn(made);
        // The idempotency key makes a repeated request safe.
        if (own?.amount !== amount || made['payment_id'] !== payment)
          throw new ProviderAway('Razorpay made another refund than was asked for');
        return { ...own, name };
      } catch (error) {
        // Status 400 means that the refund is impossible. 401, 403 and 404 concern keys or account.
        if (error instanceof ProviderRefusal && error.status === 400)
          return { id: '', name, amount, state: 'failed' };
        throw error;
      }
    },

    returned(sent) {
      const attempt = text(sent['razorpay_order_id']);
      const payment = text(sent['razorpay_payment_id']);
      if (!attempt || !payment) return null;
      const isProven = isSigned(secret, `${attempt}|${payment}`, sent['razorpay_signature']);
      return isProven ? { attempt, id: payment } : null;
    },

    event(raw, signature) {
      if (!isSigned(webhook, raw, signature)) return null;
      try {
        return eventIn(JSON.parse(raw.toString('utf8')));
      } catch {
        return { kind: 'other' };
      }
    },
  };
}
