import type { RefusalCode, RefusalReason } from '@burger/shared/contracts';

const statuses: Record<RefusalCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'bill-changed': 409,
  'already-moved': 409,
  'too-late': 409,
  'menu-changed': 409,
  'slot-full': 409,
  gone: 410,
  'dish-unavailable': 422,
  'choice-refused': 422,
  'promo-refused': 422,
  'out-of-range': 422,
  closed: 422,
  'slot-refused': 422,
  'pickup-refused': 422,
  paused: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};

interface RefusalDetails {
  /** Dotted path of the field that is wrong. */
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** What exactly, where the code says too little. */
  reason?: RefusalReason | undefined;
  /** What the answer says beside the error. */
  beside?: object;
}

/** A request that is answered with an error: `message` is what the customer reads. */
export class Refusal extends Error {
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reason: RefusalReason | undefined;
  readonly beside: object;

  constructor(
    readonly code: RefusalCode,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reason = details.reason;
    this.beside = details.beside ?? {};
  }

  get status(): number {
    return statuses[this.code];
  }
}
