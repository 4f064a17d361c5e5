import { dayOf } from '@burger/shared/hours';
import { isYounger } from '@burger/shared/platform/device';
import type { Log } from '../http/errors';
import { isRefusal, type NoteRefusal } from '../http/service-refusals';
import type { Counters } from './counters';
import { countQuietly, countsOf, spanAt } from './visits';

interface RefusalPorts {
  counters: Pick<Counters, 'add'>;
  now: () => Date;
  log: Log;
}

const minuteMs = 60_000;

/** Counts the minutes in which a paid service rejects requests, by reason. Never rejects. */
export function createRefusalFigures({ counters, now, log }: RefusalPorts): NoteRefusal {
  const reportedAt = new Map<string, number>();
  return async (service, status, detail = '') => {
    const at = now();
    const what = `${service} ${status}`;
    const isReported = isYounger(reportedAt.get(what) ?? -Infinity, minuteMs, at.getTime());
    if (!isRefusal(status) || isReported) return;
    reportedAt.set(what, at.getTime());
    log(`A paid service refuses: ${what} ${detail}`.trimEnd(), { severity: 'WARNING' });
    const why = { [service]: { [status]: 1 } };
    const counts = { refused: why, refusedIn: { [spanAt(at.getTime())]: why } };
    await countQuietly(counters, countsOf(dayOf(at), 'services'), counts, at);
  };
}
