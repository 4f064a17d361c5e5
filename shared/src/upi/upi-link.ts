import type { Paise } from '../pricing/money';

/** Whom to pay by UPI: the address (name@bank), and the name that goes with it. */
export interface UpiPayee {
  address: string;
  name: string;
}

/**
 * What UPI apps understand as a link and as a QR code. It asks for the amount; whether it was paid nobody tells us.
 * Values are percent-encoded, as apps read a plus sign as one.
 */
export function upiLink({ address, name }: UpiPayee, total: Paise, orderId: string): string {
  const parameters = {
    pa: address,
    pn: name,
    am: (total / 100).toFixed(2),
    cu: 'INR',
    tr: orderId,
    tn: `Order ${orderId}`,
  };
  const written = Object.entries(parameters).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `upi://pay?${written.join('&')}`;
}
