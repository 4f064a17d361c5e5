import type { GenericSchema } from 'valibot';
import { schemaText } from '../schema-text';
import { payloadText, type EventRecord } from '../records';

/** Calls `act` with a global once it has a value: now, or as soon as a script sets it. */
function onceSet<Value>(key: symbol, act: (value: Value) => void): void {
  const page = globalThis as Record<symbol, unknown>;
  if (page[key] !== undefined) {
    act(page[key] as Value);
    return;
  }
  let current: unknown;
  Object.defineProperty(page, key, {
    configurable: true,
    get: () => current,
    set(value: unknown) {
      current = value;
      act(value as Value);
    },
  });
}

type Emit = (name: string, payload: unknown) => void;

type Emitted = Pick<EventRecord, 'name' | 'payload' | 'length' | 'declared'>;

/** Calls `record` for each event that is emitted on a bus, before it is delivered. */
function watchEmits(bus: { emit: Emit }, record: Emit): void {
  const { emit } = bus;
  // The shell emits a held request again for its owner, with the same payload.
  const recorded = new WeakSet<object>();
  bus.emit = (name, payload) => {
    const isAgain = typeof payload === 'object' && payload !== null && recorded.has(payload);
    if (!isAgain) record(name, payload);
    if (typeof payload === 'object' && payload !== null) recorded.add(payload);
    emit(name, payload);
  };
}

interface GuestBus {
  bus: { emit: Emit };
  events: Partial<Record<string, { owner: string; schema: GenericSchema }>>;
}

/**
 * Calls `record` for each event of the page's bus and of the buses of guests, whose prefixes are given. The buses
 * are globals, so that pages need no code for this.
 */
export function watchBuses(prefixes: readonly string[], record: (event: Emitted) => void): void {
  onceSet<{ emit: Emit }>(Symbol.for('burger.bus@1'), (bus) =>
    watchEmits(bus, (name, payload) => record({ name, ...payloadText(payload) })),
  );
  for (const prefix of prefixes) {
    onceSet<GuestBus>(Symbol.for(`burger.guest-bus.${prefix}@1`), ({ bus, events }) =>
      watchEmits(bus, (name, payload) => {
        const event = events[name];
        const declared = event && { owner: event.owner, schema: schemaText(event.schema) };
        record({ name, ...payloadText(payload), ...(declared && { declared }) });
      }),
    );
  }
}
