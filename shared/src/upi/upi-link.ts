import type { Paise } from '../pricing/money';

/** Whom to pay by UPI: the address (name@bank), and the name that goes with it. */
export interface UpiPayee {
  address: string;
  name: string;
}

// SBI Pay and others do not decode the address. RFC 3986, section 3.4, allows the sign in a query as it is.
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

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
  const written = Object.entries(parameters).map(([key, value]) => `${key}=${encode(value)}`);
  return `upi://pay?${written.join('&')}`;
}
