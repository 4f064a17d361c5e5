import { dayOf } from '@burger/shared/restaurant';
import { within } from '../http/retry';
import type { SendMail } from '../mail/mail';
import { type Counters, keptUntil, numberAt } from './counters';
import { countsOf } from './visits';

/** What of the mails to customers may still go: all, what they need to have, or none. Mails to the restaurant always may. */
export type MailRoom = 'all' | 'needed' | 'none';

/** Parts of the provider's limit from which on news of orders under way are left out, and all that is not for us waits. */
const neededFrom = 0.8;
const noneFrom = 0.9;

export function mailRoom(sent: number, limit: number): MailRoom {
  if (sent >= limit * noneFrom) return 'none';
  return sent >= limit * neededFrom ? 'needed' : 'all';
}

const hourMs = 60 * 60_000;
const hourAt = (ms: number): string => `h${Math.floor(ms / hourMs)}`;
const longestMs = 800;

interface MailPorts {
  counters: Pick<Counters, 'add' | 'read'>;
  now: () => Date;
}

/** Counts the mails that the mail server took, by the hour, without whom they went to. */
export const countedMail =
  (sendMail: SendMail, { counters, now }: MailPorts): SendMail =>
  async (mail) => {
    await sendMail(mail);
    const at = now();
    const counts = new Map([[countsOf(dayOf(at), 'mails'), { [hourAt(at.getTime())]: 1 }]]);
    // The mail is out, whether it can be counted or not.
    await within(longestMs, counters.add(counts, keptUntil(at))).catch(() => undefined);
  };

/** Mails of the last 24 hours and of the hour that began before them, all instances together: as providers count, or more. */
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

/** As `mailRoom` says it of a moment. */
export const mailRoomNow = async (ports: MailPorts & { mailsADay: number }): Promise<MailRoom> =>
  ports.mailsADay === Infinity ? 'all' : mailRoom(await mailsLately(ports), ports.mailsADay);
