import * as v from 'valibot';
import { guestBus, type GuestEvents } from './guest-bus';

const events = {
  'deals:offer/chosen': {
    owner: 'mfe-deals',
    delivery: 'latest',
    schema: v.object({ dishId: v.string() }),
  },
  'deals:offer/show-requested': {
    owner: 'mfe-deals',
    delivery: 'held',
    schema: v.strictObject({}),
  },
} as const satisfies GuestEvents<'deals'>;

describe("a guest's bus", () => {
  test('a declared event is delivered in its mode, also to another bundle with the same declaration', () => {
    guestBus(events).emit('deals:offer/chosen', { dishId: 'fries' });
    const other = guestBus({ ...events });
    expect(other.latest('deals:offer/chosen')).toEqual({ dishId: 'fries' });
    const received: unknown[] = [];
    guestBus(events).emit('deals:offer/show-requested', {});
    other.on('deals:offer/show-requested').subscribe((payload) => received.push(payload));
    expect(received).toEqual([{}]);
  });

  test('an undeclared event and an invalid payload throw a TypeError', () => {
    const bus = guestBus(events);
    expect(() => bus.emit('deals:offer/closed' as never, {} as never)).toThrow(
      'Unknown event deals:offer/closed',
    );
    expect(() => bus.emit('deals:offer/chosen', { dishId: 1 } as never)).toThrow(TypeError);
  });

  test('a new version of a guest adds its events to the bus of the page', () => {
    const added = { ...events['deals:offer/chosen'], delivery: 'live' } as const;
    guestBus({ 'deals:offer/ended': added }).emit('deals:offer/ended', { dishId: 'fries' });
    expect(guestBus(events).latest('deals:offer/chosen')).toEqual({ dishId: 'fries' });
  });

  test.each([
    [{ 'cart/changed': events['deals:offer/chosen'] }, 'with one prefix'],
    [{ ...events, 'others:offer/chosen': events['deals:offer/chosen'] }, 'with one prefix'],
    [{ 'others:offer/chosen': events['deals:offer/chosen'] }, 'belongs to mfe-others'],
    [{}, 'with one prefix'],
  ])('events without the prefix of their owner are refused: %#', (declared, message) =>
    expect(() => guestBus(declared)).toThrow(message),
  );
});
