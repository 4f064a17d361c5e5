import type { Paise } from '../pricing/money';

/** Whom to pay by UPI: the address (name@bank), and the name that goes with it. */
export interface UpiPayee {
  address: string;
  name: string;
}

/** The link of UPI apps, also as a QR code; percent-encoded, as apps read a plus sign as one. */
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
