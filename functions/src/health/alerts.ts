import { dayOf } from '@burger/shared/restaurant';
import { isYounger } from '@burger/shared/times';
import type { Log } from '../http/errors';
import { within } from '../http/retry';
import type { SendMail } from '../mail/mail';
import type { Outbox } from '../orders/outbox';
import { countsOf } from '../vitals/count-visit';
import type { Tallies } from '../vitals/tallies';
import { alertMail, type Alert } from './alert-mail';
import { failedOrders, failingVersions, waitingMails } from './find-alerts';
import { lastDays, readDays } from './read-days';

export interface WatchPorts {
  outbox: Pick<Outbox, 'waitingSince'>;
  tallies: Tallies;
  sendMail: SendMail;
  now: () => Date;
  log: Log;
}

const minute = 60_000;
// The schedule calls each minute, now and then a little early.
const seldomerThanMs = 50_000;
const seldomMs = 10 * minute;
const onceAnHour = 60 * minute;
const longestSendMs = 20_000;
// Where mail is down it is tried again, more and more seldom: each time the log tells as well.
const pausesMs = [1, 2, 5, 10, 30].map((minutes) => minutes * minute);
const daysBefore = 6;

/**
 * Looks at what the owner has to hear of, however often it is called once a minute, and tells by mail, each kind at most
 * once an hour. Rejects when the store cannot be had.
 */
export function createWatchHealth({ outbox, tallies, sendMail, now, log }: WatchPorts) {
  let lookedAt = -Infinity;
  let comparedAt = -Infinity;
  const failures = new Map<Alert['kind'], number>();

  async function tell(alert: Alert | null): Promise<void> {
    if (!alert || !(await tallies.takeTurn(alert.kind, now().getTime(), onceAnHour))) return;
    log(alert.news, { severity: 'ALERT' });
    try {
      await within(longestSendMs, sendMail(alertMail(alert)));
      failures.delete(alert.kind);
    } catch (error) {
      // Where mail is what fails, the line above is all that tells.
      const failed = failures.get(alert.kind) ?? 0;
      failures.set(alert.kind, failed + 1);
      const pauseMs = pausesMs[failed] ?? onceAnHour;
      await tallies.giveBack(alert.kind, now().getTime() - onceAnHour + pauseMs);
      log(`The alert could not be mailed: ${(error as Error).name}`, { severity: 'WARNING' });
    }
  }

  async function compare(days: readonly string[]): Promise<Alert | null> {
    const [today = '', ...before] = days;
    const [ofToday, ofBefore] = await Promise.all([
      readDays(tallies, [today]),
      readDays(tallies, before),
    ]);
    return failingVersions(ofToday, ofBefore);
  }

  return async (): Promise<void> => {
    const at = now().getTime();
    if (isYounger(lookedAt, seldomerThanMs, at)) return;
    lookedAt = at;
    const days = lastDays(dayOf(now()), daysBefore + 1);
    const [ofToday] = await tallies.read([countsOf(dayOf(now()), 'orders')]);
    await tell(failedOrders(ofToday ?? {}, at));
    await tell(waitingMails(await outbox.waitingSince(), at));
    if (isYounger(comparedAt, seldomMs, at)) return;
    comparedAt = at;
    await tell(await compare(days));
  };
}
