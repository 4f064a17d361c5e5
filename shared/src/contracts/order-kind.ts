/** How an order reaches who placed it. On its own: whoever only asks needs no schemas. */
export const orderKinds = ['delivery', 'pickup'] as const;

export type OrderKind = (typeof orderKinds)[number];
