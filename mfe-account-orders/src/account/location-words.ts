import type { CustomerLocation } from '@burger/shared/contracts';
import { messages } from '../messages';

/** Why the last lookup failed, as the account's menu says it. */
export const locationWords = ({ problem }: CustomerLocation): string | null =>
  problem && messages.location.problems[problem];
