/** The number that people call out for an order: four digits, which no other order under way or of the day has. */
export const callNumber = (orderId: string): string => orderId.slice(-4);
