import { useCallback, useSyncExternalStore } from 'react';
import { Observable, Subject } from 'rxjs';
import * as v from 'valibot';
import { shopEvents, type ShopEvents } from './events';

type Name = keyof ShopEvents;

// The bus of contract 2 as remotes see it; limits and checks that they cannot see are left out.
function createBus() {
  const subjects = new Map<Name, Subject<unknown>>();
  const last = new Map<Name, unknown>();
  const waiting = new Map<Name, unknown[]>();
  const subjectOf = (name: Name) => {
    const subject = subjects.get(name) ?? new Subject();
    subjects.set(name, subject);
    return subject;
  };
  return {
    emit<One extends Name>(name: One, payload: ShopEvents[One]): void {
      if (!(name in shopEvents)) throw new TypeError(`Unknown event ${name}`);
      const value = v.parse(shopEvents[name].schema, payload);
      const { delivery } = shopEvents[name];
      if (delivery === 'latest') last.set(name, value);
      if (delivery === 'held' && !subjectOf(name).observed) {
        waiting.set(name, [...(waiting.get(name) ?? []), value]);
      } else subjectOf(name).next(value);
    },
    on: <One extends Name>(name: One) =>
      new Observable<ShopEvents[One]>((subscriber) => {
        const next = (value: unknown) => subscriber.next(value as ShopEvents[One]);
        if (last.has(name)) next(last.get(name));
        const held = waiting.get(name) ?? [];
        waiting.delete(name);
        const subscription = subjectOf(name).subscribe(next);
        held.forEach(next);
        return subscription;
      }),
    latest: <One extends Name>(name: One) => last.get(name) as ShopEvents[One] | undefined,
  };
}

export const bus = createBus();

export function useLatest<One extends Name>(name: One): ShopEvents[One] | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [name],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.latest(name),
    () => undefined,
  );
}
