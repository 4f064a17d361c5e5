export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
