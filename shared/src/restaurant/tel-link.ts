/** The address that calls a phone number, however it is written. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
