/** The address that calls a phone number. */
export const dial = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
