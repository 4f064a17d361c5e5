// `/api/kitchen/*` requires an ID token with the claim `role` `staff` or `owner`. Amounts are in paise, times
// ISO text.

export * from './allergy';
export * from './counter-contract';
export * from './closing-contract';
export * from './admin-contract';
export * from './kitchen-order';
export * from './month-contract';
export { untaxedParts } from './untaxed-parts';
export * from './visible-fields';
export * from './weeks-contract';
export * from './rider-contract';
export * from './take-contract';
