/** Returns the four digits staff call out for an order. The server keeps them unique among the orders of a day. */
export const callNumber = (orderId: string): string => orderId.slice(-4);
