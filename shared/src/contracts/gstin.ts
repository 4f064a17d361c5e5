const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

// The state codes of `shop/gstin.ts`, as a pattern to keep the checkout small. Recipients in no state have 97.
const stateCode = /^(?:0[1-9]|1\d|2[0-4679]|3[0-8]|97)/;

/** Returns the check digit of a GSTIN, its 15th character: the Luhn algorithm in base 36. */
export function gstinCheckDigit(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / signs.length) + (product % signs.length);
  }, 0);
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length);
}

/** Normalises a typed GSTIN to capitals without spaces; null if its format, state code or check digit is wrong. */
export function normaliseGstin(typed: string): string | null {
  const gstin = typed.replace(/[\s-]/g, '').toUpperCase();
  const isValid = gstinShape.test(gstin) && stateCode.test(gstin);
  return isValid && gstin.endsWith(gstinCheckDigit(gstin)) ? gstin : null;
}
