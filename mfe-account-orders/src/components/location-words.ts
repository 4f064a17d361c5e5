import type { CustomerLocation } from '@burger/shared/contracts';
import { messages } from '../messages';

/** Why the last lookup failed, as the account's menu says it; a bus of contract 2 carries nothing but a text. */
export const locationWords = ({ problem, message }: CustomerLocation): string | null =>
  problem ? messages.location.problems[problem] : message;
