/*
 * What the counter and the server say to each other: `/api/kitchen/*`, with the ID token of an account whose claim
 * `role` is `staff` or `owner`. Amounts are paise, moments ISO text.
 */

export * from './counter-contract';
export * from './admin-contract';
export * from './admin-contract';
export * from './kitchen-order';
export * from './rider-contract';
export * from './admin-contract';
