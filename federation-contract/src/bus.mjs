import { Observable, Subject } from 'rxjs';
import { checkAgainst } from './check.mjs';

// Limits the memory for queued requests to a remote that never loads.
const maxHeld = 100;

/** @type {typeof import('./index.mjs').createBusOf} */
export function createBusOf(deliveries, check) {
  /** @type {Map<string, Subject<any>>} */
  const subjects = new Map();
  const last = new Map();
  const waiting = new Map();

  const subjectOf = (name) => {
    const subject = subjects.get(name) ?? new Subject();
    subjects.set(name, subject);
    return subject;
  };

  return {
    emit(name, payload) {
      const { [name]: delivery } = deliveries;
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
    on: (name) =>
      new Observable((subscriber) => {
        if (last.has(name)) subscriber.next(last.get(name));
        const held = waiting.get(name) ?? [];
        waiting.delete(name);
        const subscription = subjectOf(name).subscribe((value) => subscriber.next(value));
        for (const value of held) subscriber.next(value);
        return subscription;
      }),
    latest: (name) => last.get(name),
  };
}

/** @type {typeof import('./index.mjs').createBus} */
export const createBus = (events) =>
  createBusOf(
    /** @type {any} */ (
      Object.fromEntries(Object.entries(events).map(([name, { delivery }]) => [name, delivery]))
    ),
    checkAgainst(events),
  );
