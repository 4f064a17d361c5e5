import type { Paise } from '@burger/shared/pricing';
import type { Dispute, ReportedRefund } from '@burger/shared/order';

/** A payment reported by the provider. Its amount is checked against the agreed one. */
export interface Captured {
  attempt: string;
  id: string;
  amount: Paise;
  currency: string;
  /** Fee charged by the provider; null if not reported. */
  fee: Paise | null;
  tax?: Paise;
  /** Amount refunded so far, by our server or on the provider's page. */
  refunded: Paise;
}

/** The state of a refund, made by our server or on the provider's page. */
export interface Refunded {
  payment: Captured;
  refund: ReportedRefund;
}

export interface Disputed {
  payment: Captured;
  dispute: Omit<Dispute, 'at'>;
  deducted: Paise;
}

/** A webhook event of the payment provider; `other` is ignored. */
export type ProviderEvent =
  | { kind: 'taken'; captured: Captured }
  | { kind: 'refunded'; refunded: Refunded }
  | { kind: 'disputed'; disputed: Disputed }
  | { kind: 'other' };

/** A form that sends the browser to the provider's payment page. */
export interface Handoff {
  action: string;
  fields: Record<string, string>;
}

export interface ToPay {
  orderId: string;
  amount: Paise;
  customer: { name: string; phone: string; email: string };
  returnTo: string;
}

/** The provider did not respond, so the result of the request is unknown. It may be repeated. */
export class ProviderAway extends Error {}

/** The payment provider rejected a request; repeating it gives the same result. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly description: string,
  ) {
    super(`${status} ${code}: ${description}`);
  }
}

/** Returns whether the provider could not be reached or rejected a request. */
export const isProviderFailure = (error: unknown): boolean =>
  error instanceof ProviderAway || error instanceof ProviderRefusal;

/** A payment provider with a hosted payment page. Methods may throw a ProviderAway or a ProviderRefusal. */
export interface PaymentProvider {
  /** True in the provider's test mode, in which no money moves. */
  isTest: boolean;
  /** Opens a payment attempt for an amount, valid for `minutes`. Returns the provider's id. */
  open(order: Pick<ToPay, 'orderId' | 'amount'> & { minutes: number }): Promise<string>;
  handoff(attempt: string, toPay: ToPay): Handoff;
  /** Returns all payments of an attempt, including refunded ones. */
  capturedPayments(attempt: string): Promise<Captured[]>;
  /** Returns all refunds of a payment, made by our server or on the provider's page. */
  refunds(payment: string): Promise<ReportedRefund[]>;
  /** Refunds an amount of a payment, idempotent by `name`. */
  refund(refund: { payment: string; name: string; amount: Paise }): Promise<ReportedRefund>;
  /** Returns the payment with which the browser returned; null if the signature is invalid. */
  returned(fields: Record<string, unknown>): Pick<Captured, 'attempt' | 'id'> | null;
  event(raw: Buffer, signature: string | undefined): ProviderEvent | null;
}
