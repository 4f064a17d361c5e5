/** Razorpay's documented rules for request bodies. tests/contract/razorpay.test.ts lists the source pages. */

type Fields = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function unknownIn(fields: Fields, known: readonly string[]): string | null {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  return unknown.length > 0
    ? `${unknown.join(', ')} is/are not required and should not be sent`
    : null;
}

const shortestMinutes = 12;
const longestMinutes = 7200;

function captureRefusal(payment: Fields): string | null {
  const { capture } = payment;
  const options = fieldsOf(payment['capture_options']);
  const { automatic_expiry_period: automatic, manual_expiry_period: manual } = options;
  const periods = [automatic, manual].filter((one) => one !== undefined);
  if (capture !== 'automatic' && capture !== 'manual') return 'The selected capture is invalid.';
  if (capture === 'automatic' && automatic === undefined)
    return 'The automatic expiry period field is required when capture is automatic.';
  if (!periods.every((one) => isWhole(one) && one >= shortestMinutes && one <= longestMinutes))
    return `An expiry period must be between ${shortestMinutes} and ${longestMinutes} minutes.`;
  if (isWhole(automatic) && isWhole(manual) && manual < automatic)
    return 'The manual expiry period must not be shorter than the automatic expiry period.';
  if (options['refund_speed'] !== 'normal' && options['refund_speed'] !== 'optimum')
    return 'The refund speed field is required.';
  return (
    unknownIn(payment, ['capture', 'capture_options']) ??
    unknownIn(options, ['automatic_expiry_period', 'manual_expiry_period', 'refund_speed'])
  );
}

/** Returns the error for a body of `POST /orders`, or null if it is valid. */
export function orderRefusal(body: unknown): string | null {
  const { amount, currency, receipt, payment, ...rest } = fieldsOf(body);
  if (!isWhole(amount)) return 'The amount must be an integer.';
  if (amount < 100) return 'Order amount less than minimum amount allowed';
  if (currency !== 'INR') return 'Currency is not supported';
  if (receipt !== undefined && (typeof receipt !== 'string' || receipt.length > 40))
    return 'The receipt may not be greater than 40 characters.';
  const left = unknownIn(rest, ['notes', 'partial_payment', 'first_payment_min_amount']);
  return left ?? (payment === undefined ? null : captureRefusal(fieldsOf(payment)));
}

/** Returns the error for body and idempotency key of `POST /payments/:id/refund`, or null if valid. */
export function refundRefusal(body: unknown, key: string): string | null {
  const { amount, receipt, speed, ...rest } = fieldsOf(body);
  if (!/^[\w-]{10,}$/.test(key)) return 'The idempotency key must be at least 10 characters.';
  if (!isWhole(amount)) return 'The amount must be an integer.';
  if (amount < 100) return 'The amount must be at least INR 1.00';
  if (receipt !== undefined && typeof receipt !== 'string') return 'The receipt must be a string.';
  if (speed !== undefined && speed !== 'normal' && speed !== 'optimum')
    return 'The speed must be normal or optimum.';
  return unknownIn(rest, ['notes']);
}

/** Returns the error for a form of the checkout page, or null if it is valid. */
export function checkoutRefusal(
  form: Fields,
  order: { amount: number },
  keyId: string,
): string | null {
  if (form['key_id'] !== keyId) return 'The api key provided is invalid';
  if (form['amount'] !== String(order.amount))
    return 'Payment amount is different from your order amount';
  const missing = ['name', 'callback_url', 'cancel_url'].find((name) => !form[name]);
  return missing ? `The ${missing} field is required.` : null;
}
