/** Returns the four digits called out for an order. The server keeps them unique among a day's orders. */
export const callNumber = (orderId: string): string => orderId.slice(-4);
