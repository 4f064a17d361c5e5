/** An Indian number in the groups that people read out, on one line: `+91 98765 43210`; any other number as it stands. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
