import type { RefusalCode } from '@burger/shared/contracts';

const statuses: Record<RefusalCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'dish-unavailable': 422,
  'promo-refused': 422,
  'out-of-range': 422,
  closed: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
};

interface RefusalDetails {
  /** Dotted path of the field that is wrong. */
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A request that is answered with an error: `message` is what the customer reads. */
export class Refusal extends Error {
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: RefusalCode,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return statuses[this.code];
  }
}
