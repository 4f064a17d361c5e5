import type { Contact } from '@burger/shared/contracts';

/** Sends a contact message. Takes a second at least, so that the answer can be seen to come (spec.md §4). */
export type SendMessage = (message: Contact) => Promise<void>;

export const shortestSendMs = 1000;

export function createSendMessage(
  send: (message: Contact) => Promise<void>,
  wait: (ms: number) => Promise<void>,
): SendMessage {
  return async (message) => {
    const [sent] = await Promise.allSettled([send(message), wait(shortestSendMs)]);
    if (sent.status === 'rejected') throw sent.reason;
  };
}
