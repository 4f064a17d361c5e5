/**
 * The collection of accounts that were deleted, by their uid: their tokens still look good for up to an hour. It is
 * emptied by the sweep of retention.
 */
export const closedAccounts = 'deletedAccounts';
