import type { Today } from '@burger/shared/contracts';
import type { TodayRequest } from '@burger/shared/kitchen';
import type { Thing } from './sold-out';
import { isoOf } from './until';
import type { Answer } from '../ports';

export type ChangeToday = (request: TodayRequest) => Promise<Answer<Today>>;

/** One after the other: the API takes one change at a time. What was not done is seen in the list, and can be repeated. */
async function each(
  thing: Thing,
  change: ChangeToday,
  request: (what: Thing['whats'][number]) => TodayRequest,
): Promise<Answer<Today> | null> {
  let last: Answer<Today> | null = null;
  for (const what of thing.whats) {
    last = await change(request(what));
    if (last.kind !== 'ok') return last;
  }
  return last;
}

/** Takes a thing off wherever it is offered, until a moment (ms) or until it is put back (null). */
export const takeOff = (thing: Thing, until: number | null, change: ChangeToday) =>
  each(thing, change, (what) => ({
    kind: 'sold-out',
    thing: { what, until: isoOf(until) },
  }));

export const putBack = (thing: Thing, change: ChangeToday) =>
  each(thing, change, (what) => ({ kind: 'back', what }));
