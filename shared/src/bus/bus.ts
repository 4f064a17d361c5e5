import { useCallback, useSyncExternalStore } from 'react';
import { Observable, Subject } from 'rxjs';
import type * as v from 'valibot';
import { deliveries, type Delivery } from '../contracts/deliveries';
import type { CheckEvent, EventTable } from '../contracts/check-event';
import type { EventName, ShopEvents, shopEvents } from '../contracts/events';

type Payload<Events extends EventTable, Name extends keyof Events> = v.InferOutput<
  Events[Name]['schema']
>;

export interface Bus<Events extends EventTable> {
  /** Emits a bus event. Throws a TypeError for an unknown name, or an invalid payload if checks are on. */
  emit<Name extends keyof Events & string>(name: Name, payload: Payload<Events, Name>): void;
  /** Subscribes to a bus event. `latest` events replay the last value; `held` events all queued ones. */
  on<Name extends keyof Events & string>(name: Name): Observable<Payload<Events, Name>>;
  /** Returns the last value of a `latest` event, or undefined before the first one. */
  latest<Name extends keyof Events & string>(name: Name): Payload<Events, Name> | undefined;
}

// Limits the memory for queued requests to a remote that never loads.
const maxHeld = 100;

/** Creates a typed event bus over RxJS. It checks each event and delivers it in the declared mode. */
export function createBusOf<Events extends EventTable>(
  deliveries: Readonly<Record<keyof Events & string, Delivery>>,
  check: CheckEvent,
): Bus<Events> {
  const subjects = new Map<string, Subject<unknown>>();
  const last = new Map<string, unknown>();
  const waiting = new Map<string, unknown[]>();

  const subjectOf = (name: string): Subject<unknown> => {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  };

  return {
    emit(name, payload) {
      const { [name]: delivery }: Partial<Record<string, Delivery>> = deliveries;
      if (!delivery) throw new TypeError(`Unknown event ${name}`);
      const value = check(name, payload);
      const subject = subjectOf(name);
      if (delivery === 'latest') last.set(name, value);
      if (delivery === 'held' && !subject.observed) {
        const queue = waiting.get(name) ?? [];
        if (queue.length < maxHeld) waiting.set(name, [...queue, value]);
        return;
      }
      subject.next(value);
    },
    on(name) {
      return new Observable((subscriber) => {
        if (last.has(name)) subscriber.next(last.get(name) as never);
        const held = waiting.get(name) ?? [];
        waiting.delete(name);
        const subscription = subjectOf(name).subscribe((value) => subscriber.next(value as never));
        for (const value of held) subscriber.next(value as never);
        return subscription;
      });
    },
    latest(name) {
      return last.get(name) as never;
    },
  };
}

export type ShopBus = Bus<typeof shopEvents> & {
  /** Enables validation of payloads. Rejects if the schemas do not load. A bus of a test lacks it. */
  checkEvents?(): Promise<void>;
};

let check: CheckEvent = (_name, payload) => payload;

const checkEvents = async (): Promise<void> => {
  const { checkShopEvent } = await import(
    /* webpackChunkName: "check-events" */ '../contracts/events'
  );
  check = checkShopEvent;
};

const createShopBus = (): ShopBus => ({
  ...createBusOf<typeof shopEvents>(deliveries, (name, payload) => check(name, payload)),
  checkEvents,
});

// A global symbol ensures one bus per page, even if a remote mistakenly bundles its own copy of this module.
const key = Symbol.for('burger.bus@1');
const page = globalThis as { [key]?: ShopBus };

/** The page's event bus. TypeScript checks payloads at build time; `checkEvents` also at runtime. */
export const bus: ShopBus = (page[key] ??= createShopBus());

const nothingYet = () => undefined;

/**
 * Returns the last value of a `latest` event; undefined before it, and during hydration. `from` may be a guest's
 * bus.
 */
export function useLatest<Name extends EventName>(
  name: Name,
  from?: ShopBus,
): ShopEvents[Name] | undefined;
export function useLatest<Events extends EventTable, Name extends keyof Events & string>(
  name: Name,
  from: Bus<Events>,
): Payload<Events, Name> | undefined;
export function useLatest<Name extends EventName>(
  name: Name,
  from: ShopBus = bus,
): ShopEvents[Name] | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = from.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [from, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => from.latest(name) as ShopEvents[Name] | undefined,
    nothingYet,
  );
}
