import { published } from '@burger/shared/testing/shop';
import type { Judge } from './found';

const capacity = published.rules.slots?.capacity ?? Infinity;

/** No half hour holds more orders than it has room for, and each counts right. */
export const judgeHalfHours: Judge = (_week, { orders, slots }) => {
  const held = new Map<string, number>();
  for (const { slot, orderStatus } of orders.values()) {
    if (slot === null || orderStatus === 'cancelled') continue;
    const name = new Date(slot).toISOString();
    held.set(name, (held.get(name) ?? 0) + 1);
  }
  const names = new Set([...held.keys(), ...slots.keys()]);
  return [...names].flatMap((name) => {
    const [many, counted] = [held.get(name) ?? 0, slots.get(name)?.orders ?? 0];
    return [
      ...(many <= capacity ? [] : [`${name} holds ${many} orders of ${capacity}`]),
      ...(many === counted ? [] : [`${name} counts ${counted} orders where there are ${many}`]),
    ];
  });
};
