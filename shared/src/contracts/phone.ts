const indianMobile = /^(?:\+91|91|0)?([6-9]\d{9})$/;

/** An Indian mobile number in its stored form +91XXXXXXXXXX, or null when the text is none. */
export function normalisePhone(text: string): string | null {
  const digits = indianMobile.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits ? `+91${digits}` : null;
}

/** An Indian number in the groups that people read out, on one line: `+91 98765 43210`; any other number as it stands. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
