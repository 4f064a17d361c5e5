import * as v from 'valibot';
import { createBus, createBusOf } from './index.mjs';

const events = {
  'door/knocked': { delivery: 'live', schema: v.object({ times: v.number() }) },
  'door/changed': { delivery: 'latest', schema: v.object({ open: v.boolean() }) },
  'door/open-requested': { delivery: 'held', schema: v.object({ by: v.string() }) },
} as const;

const listen = (bus: ReturnType<typeof createBus<typeof events>>, name: keyof typeof events) => {
  const received: unknown[] = [];
  const subscription = bus.on(name).subscribe((payload) => received.push(payload));
  return { received, stop: () => subscription.unsubscribe() };
};

describe('the bus', () => {
  test('a live bus event does not reach listeners that subscribe later', () => {
    const bus = createBus(events);
    const early = listen(bus, 'door/knocked');
    bus.emit('door/knocked', { times: 2 });
    expect(early.received).toEqual([{ times: 2 }]);
    expect(listen(bus, 'door/knocked').received).toEqual([]);
  });

  test('a latest bus event gives new listeners only its last value', () => {
    const bus = createBus(events);
    expect(bus.latest('door/changed')).toBeUndefined();
    bus.emit('door/changed', { open: true });
    bus.emit('door/changed', { open: false });
    expect(listen(bus, 'door/changed').received).toEqual([{ open: false }]);
    expect(bus.latest('door/changed')).toEqual({ open: false });
  });

  test('held bus events are delivered once, in order, when the owner of the event subscribes', () => {
    const bus = createBus(events);
    bus.emit('door/open-requested', { by: 'Asha' });
    bus.emit('door/open-requested', { by: 'Ravi' });
    const owner = listen(bus, 'door/open-requested');
    expect(owner.received).toEqual([{ by: 'Asha' }, { by: 'Ravi' }]);
    expect(listen(bus, 'door/open-requested').received).toEqual([]);
    bus.emit('door/open-requested', { by: 'Mira' });
    expect(owner.received).toHaveLength(3);
  });

  test('a held bus event is queued again after the owner of the event unsubscribed', () => {
    const bus = createBus(events);
    listen(bus, 'door/open-requested').stop();
    bus.emit('door/open-requested', { by: 'Asha' });
    expect(listen(bus, 'door/open-requested').received).toEqual([{ by: 'Asha' }]);
  });

  test('at most a hundred held bus events are queued', () => {
    const bus = createBus(events);
    for (let i = 0; i < 150; i++) bus.emit('door/open-requested', { by: String(i) });
    expect(listen(bus, 'door/open-requested').received).toHaveLength(100);
  });

  test('an invalid payload or unknown event name throws and reaches no listener', () => {
    const bus = createBus(events);
    const { received } = listen(bus, 'door/knocked');
    expect(() => bus.emit('door/knocked', { times: 'two' } as never)).toThrow(TypeError);
    expect(() => bus.emit('door/locked' as never, {} as never)).toThrow(
      'Unknown event door/locked',
    );
    expect(received).toEqual([]);
  });

  test('an invalid payload is refused with the field that is wrong', () =>
    expect(() => createBus(events).emit('door/knocked', { times: 'two' } as never)).toThrow(
      /^Event door\/knocked: times: Invalid type/,
    ));

  test('an event whose schema is asynchronous is refused', () => {
    const schema = v.objectAsync({ times: v.number() });
    const bus = createBus({ 'door/knocked': { delivery: 'live', schema } });
    expect(() => bus.emit('door/knocked', { times: 1 })).toThrow('the schema is asynchronous');
  });

  test('a bus with its own check delivers the payload that the check returns', () => {
    const bus = createBusOf<typeof events>(
      { 'door/knocked': 'live', 'door/changed': 'latest', 'door/open-requested': 'held' },
      () => ({ open: false }),
    );
    bus.emit('door/changed', { open: true });
    expect(bus.latest('door/changed')).toEqual({ open: false });
  });
});
