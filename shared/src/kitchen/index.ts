// `/api/kitchen/*`, with the ID token of an account whose claim `role` is `staff` or `owner`. Paise, and moments as ISO text.

export * from './allergy';
export * from './counter-contract';
export * from './accounts-contract';
export * from './admin-contract';
export * from './kitchen-order';
export * from './month-contract';
export * from './weeks-contract';
export * from './rider-contract';
export * from './take-contract';
