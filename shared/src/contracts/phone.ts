const indianMobile = /^(?:(?:\+|00?)?91){0,2}0?([6-9]\d{9})$/;

/**
 * Converts a digit of another script to ASCII. Digit blocks of Indian scripts start at code …6, all others
 * that people type at …0.
 */
const plainDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String((code & 0xf) - (code >= 0x966 && code < 0xe00 ? 6 : 0));
};

/** Returns the text with the digits of every script converted to 0 to 9. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?![\u{10000}-\u{10ffff}])\p{Nd}/gu, plainDigit);

/** Removes blanks, dashes, dots, brackets, invisible characters and `tel:` from a phone number. */
export const bareNumber = (text: string): string =>
  plainDigits(text).replace(
    /tel:|[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}\p{Ps}\p{Pe}\u2212.·•]/giu,
    '',
  );

/** Returns an Indian mobile number as +91XXXXXXXXXX, however it is typed; null for any other text. */
export function normalisePhone(text: string): string | null {
  const digits = indianMobile.exec(bareNumber(text))?.[1];
  return digits ? `+91${digits}` : null;
}

/** Formats an Indian number as `+91 98765 43210` without line breaks. Leaves other numbers unchanged. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
