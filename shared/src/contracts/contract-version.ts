import built from './contract-version.json' with { type: 'json' };

/** The contract version of this build, and the oldest that it still accepts: docs/decisions/0006. */
export const { contract: contractVersion, oldest: oldestContract } = built;
