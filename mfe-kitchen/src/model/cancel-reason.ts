import { cancelReasons } from '@burger/shared/kitchen';

export type CancelReason = (typeof cancelReasons)[number];

export { cancelReasons };

/** The reason of the list that a stored text is, or null where somebody wrote words. */
export const knownReason = (text: string): CancelReason | null =>
  cancelReasons.find((reason) => reason === text) ?? null;
