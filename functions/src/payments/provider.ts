import type { Paise } from '@burger/shared/pricing';
import type { Dispute, SaidRefund } from '@burger/shared/order';

/** Money that a provider has taken in an attempt. It is compared with what was agreed, never believed. */
export interface Taken {
  attempt: string;
  id: string;
  amount: Paise;
  currency: string;
  /** What the provider keeps of it; null where it does not say. */
  fee: Paise | null;
  /** The GST within the fee. */
  tax?: Paise;
  /** What of it went back already, whoever gave it back. */
  refunded: Paise;
}

/** What became of a refund, whoever made it. */
export interface Refunded {
  payment: Taken;
  refund: SaidRefund;
}

/** A dispute, and what the provider has deducted for it. */
export interface Disputed {
  payment: Taken;
  dispute: Omit<Dispute, 'at'>;
  deducted: Paise;
}

/** What a provider tells by itself; `other` is no news to us. */
export type ProviderEvent =
  | { kind: 'taken'; taken: Taken }
  | { kind: 'refunded'; refunded: Refunded }
  | { kind: 'disputed'; disputed: Disputed }
  | { kind: 'other' };

/** A form that the page of the order sends the browser away with. */
export interface Handoff {
  action: string;
  fields: Record<string, string>;
}

/** What of an order its payer sees at the provider's. */
export interface ToPay {
  orderId: string;
  amount: Paise;
  customer: { name: string; phone: string; email: string };
  /** Where the browser comes back to, having paid or not. */
  returnTo: string;
}

/** Nobody knows what became of a question: it may be asked again. */
export class ProviderAway extends Error {}

/** The provider understood a question and refuses it: the same question is refused again. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly description: string,
  ) {
    super(`${status} ${code}: ${description}`);
  }
}

/** Who takes money for us on a page of its own. Whatever is asked may throw a ProviderAway or a ProviderRefusal. */
export interface PaymentProvider {
  /** Whether no money moves. */
  isTest: boolean;
  /** Opens an attempt to pay an amount within so many minutes; answers the provider's name for it. */
  open(order: Pick<ToPay, 'orderId' | 'amount'> & { minutes: number }): Promise<string>;
  handoff(attempt: string, toPay: ToPay): Handoff;
  /** All that was taken in an attempt, whatever became of it since. */
  taken(attempt: string): Promise<Taken[]>;
  /** All refunds of a payment, whoever made them. */
  refunds(payment: string): Promise<SaidRefund[]>;
  /** Gives back so much of a payment, once for each name, however often it is asked. */
  refund(refund: { payment: string; name: string; amount: Paise }): Promise<SaidRefund>;
  /** The payment that a browser came back with; null where nothing proves it. */
  returned(fields: Record<string, unknown>): Pick<Taken, 'attempt' | 'id'> | null;
  /** What the provider tells; null where nothing proves that it does. */
  event(raw: Buffer, signature: string | undefined): ProviderEvent | null;
}
