import type { Log } from '../http/errors';
import { within } from '../http/retry';
import { isRefused, type SendMail } from '../mail/mail';
import type { Subscriber, Subscribers } from './newsletter';
import { welcomeMail } from '../newsletter/welcome-mail';

interface WelcomePorts {
  subscribers: Pick<Subscribers, 'unwelcomed' | 'welcome'>;
  sendMail: SendMail;
  now: () => Date;
  log: Log;
}

const most = 20;
const longestSendMs = 10_000;
const pauseMs = 30 * 60_000;
const patienceMs = 24 * 60 * 60_000;

/** Tells who is new on the list of the newsletter, aside: the answer to them takes the same time as to who was on it before. */
export function createSweepWelcomes({ subscribers, sendMail, now, log }: WelcomePorts) {
  const clock = () => now().getTime();

  /** When it is tried again; null where it is not. */
  function nextAfter(error: unknown, { subscribedAt }: Subscriber): number | null {
    const isOver = isRefused(error) || clock() - subscribedAt > patienceMs;
    return isOver ? null : clock() + pauseMs;
  }

  return async (): Promise<void> => {
    for (const subscriber of await subscribers.unwelcomed(clock(), most)) {
      let nextAt: number | null = null;
      let isDown = false;
      try {
        await within(longestSendMs, sendMail(welcomeMail(subscriber)));
      } catch (error) {
        log(`A welcome waits: ${(error as Error).name}`);
        nextAt = nextAfter(error, subscriber);
        isDown = !isRefused(error);
      }
      await subscribers.welcome(subscriber.id, nextAt);
      // A mail server that is down for one is down for the others too; they stay due.
      if (isDown) return;
    }
  };
}
