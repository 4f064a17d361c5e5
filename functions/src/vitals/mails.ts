import { dayOf } from '@burger/shared/hours';
import type { SendMail } from '../mail/mail';
import { type Counters, numberAt } from './counters';
import { countQuietly, countsOf } from './visits';

/**
 * The mails to customers that today's mail quota still allows: all, only the necessary ones, or none. Mails to
 * the restaurant are always sent.
 */
export type MailCapacity = 'all' | 'needed' | 'none';

/** Shares of the provider's mail limit from which status mails are dropped, and customer mails wait. */
const neededFrom = 0.8;
const noneFrom = 0.9;

export function mailCapacity(sent: number, limit: number): MailCapacity {
  if (sent >= limit * noneFrom) return 'none';
  return sent >= limit * neededFrom ? 'needed' : 'all';
}

const hourMs = 60 * 60_000;
const hourAt = (ms: number): string => `h${Math.floor(ms / hourMs)}`;

interface MailPorts {
  counters: Pick<Counters, 'add' | 'read'>;
  now: () => Date;
}

export const countedMail =
  (sendMail: SendMail, { counters, now }: MailPorts): SendMail =>
  async (mail) => {
    await sendMail(mail);
    const at = now();
    const counts = { [hourAt(at.getTime())]: 1 };
    await countQuietly(counters, countsOf(dayOf(at), 'mails'), counts, at);
  };

/** Counts mails of the last 24 to 25 hours over all instances, so at least as many as the provider counts. */
export async function mailsLately({ counters, now }: MailPorts): Promise<number> {
  const at = now().getTime();
  const days = [at, at - 24 * hourMs].map((ms) => countsOf(dayOf(new Date(ms)), 'mails'));
  const found = await counters.read(days);
  const hours = Array.from({ length: 25 }, (_none, back) => hourAt(at - back * hourMs));
  return found.reduce(
    (sum, counts) => sum + hours.reduce((all, hour) => all + numberAt(counts ?? {}, hour), 0),
    0,
  );
}

export const currentMailCapacity = async (
  ports: MailPorts & { mailsADay: number },
): Promise<MailCapacity> =>
  ports.mailsADay === Infinity ? 'all' : mailCapacity(await mailsLately(ports), ports.mailsADay);
