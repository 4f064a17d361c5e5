/** Returns the `tel:` link of a phone number in any notation. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
