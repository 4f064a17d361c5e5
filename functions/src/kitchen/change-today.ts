import type { Today } from '@burger/shared/contracts';
import type { TodayRequest } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import { Refusal } from '../http/refusal';
import { stillToday } from '../shop/still-today';

type Changed = Pick<Today, 'soldOut' | 'paused' | 'extraMinutes' | 'closedDays'>;

function changed(today: Changed, request: TodayRequest): Partial<Changed> {
  const without = (what: unknown) => today.soldOut.filter((thing) => thing.what !== what);
  switch (request.kind) {
    case 'sold-out':
      return { soldOut: [...without(request.thing.what), request.thing] };
    case 'back':
      return { soldOut: without(request.what) };
    case 'busy':
      return { extraMinutes: request.extraMinutes };
    case 'pause':
      return { paused: { until: request.until } };
    case 'go-on':
      return { paused: null };
    case 'closed-day': {
      const others = today.closedDays.filter((day) => day !== request.day);
      return { closedDays: request.closed ? [...others, request.day].sort() : others };
    }
  }
}

/** Today's facts after a change, without those that are over. */
export const changeToday =
  (request: TodayRequest, now: Date) =>
  (today: Today): Today => {
    const still = stillToday(today, now);
    return { ...still, ...changed(still, request) };
  };

/** Throws a Refusal `invalid` where something is sold out that the menu does not have. */
export function refuseUnknown(request: TodayRequest, { dishes, groups }: Published): void {
  if (request.kind !== 'sold-out') return;
  const { what } = request.thing;
  const isKnown =
    dishes.some(({ id }) => id === what) ||
    groups.some((group) => group.choices.some(({ id }) => `${group.id}/${id}` === what));
  if (isKnown) return;
  throw new Refusal('invalid', 'The menu has nothing of that name.', { field: 'thing.what' });
}
