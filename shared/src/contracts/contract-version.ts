import built from './contract-version.json';

/** The contract that is spoken here, and the oldest that is still understood: docs/decisions/0006. */
export const { contract: contractVersion, oldest: oldestContract } = built;
