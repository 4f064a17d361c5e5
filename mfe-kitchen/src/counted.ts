export const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
export const minutes = (count: number): string => `${count} min`;
