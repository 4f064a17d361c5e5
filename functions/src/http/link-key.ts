import { createHash, randomBytes } from 'node:crypto';

/** What the address of a link carries that nobody may guess: 128 random bits as 32 hex digits. */
export const newLinkKey = (): string => randomBytes(16).toString('hex');

/** Whether a text can be such a key at all. */
export const isLinkKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** By what a link is found. Hashing first leaves nothing to be learnt from how long a search takes. */
export const hashOf = (linkKey: string): string =>
  createHash('sha256').update(linkKey).digest('hex');
