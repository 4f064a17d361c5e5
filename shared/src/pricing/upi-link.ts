import type { Paise } from './money';

/** The UPI account to pay to: its address (name@bank) and name. */
export interface UpiPayee {
  address: string;
  name: string;
}

// SBI Pay and others do not decode %40 in the address. RFC 3986, section 3.4, allows an at-sign in queries.
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

/** Returns a UPI payment link, also for QR codes. Blanks are %20, because apps show a plus sign. */
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
