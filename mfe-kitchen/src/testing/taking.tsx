import type { TakeOrderBody } from '@burger/shared/kitchen';
import { storedInMemory } from '@burger/shared/testing';
import { menu } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { KitchenApi, TakeAnswer } from '../api';
import { TakePanel } from '../take-order/take-panel';
import { aKitchen } from './a-kitchen';
import { ok } from './a-server';
import { aFeed, anOrder, aToday, noon } from './an-order';
import { rendered } from './rendered';

export const trackPath = `/track#${'a'.repeat(32)}`;

/** Returns the server's answer to an order that staff took. */
export const aStaffOrder = (changes: object = {}, until: string | null = null): TakeAnswer => ({
  kind: 'ok',
  value: {
    order: anOrder({ status: 'confirmed', revision: 2, source: 'phone', ...changes }),
    path: trackPath,
    until,
  },
});

let leave = (): void => undefined;

/** Unmounts what `taking` follows; call it after each test. */
export const leaveTaking = (): void => leave();

/** Sets a mouse as the pointer, because jsdom has no media queries for pointers. */
export function fakeMouse(): void {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
}

/** Renders the panel for taking orders. `sent` lists the sent orders, `showAt` changes the time (ms). */
export async function taking(
  answers: TakeAnswer[] = [aStaffOrder()],
  api: Partial<KitchenApi> = {},
  { today = aToday(), draft = storedInMemory() as ReturnType<typeof storedInMemory> } = {},
) {
  let tick: (now: number) => void = () => undefined;
  function Timed() {
    const [now, setNow] = useState(noon);
    tick = setNow;
    return <TakePanel now={now} onBoard={onBoard} />;
  }
  const sent: TakeOrderBody[] = [];
  const take = async (request: TakeOrderBody): Promise<TakeAnswer> => {
    sent.push(request);
    return answers.shift() ?? { kind: 'unreached' };
  };
  const feed = () => ok({ feed: aFeed({ today }), unreadable: [] });
  const onBoard = jest.fn();
  const { kitchen } = aKitchen({
    api: { feed, published: () => ok(menu), take, ...api },
    draft,
  });
  leave = kitchen.counter.follow(() => undefined);
  await rendered(kitchen, <Timed />);
  return { sent, kitchen, onBoard, draft, showAt: (now: number) => act(async () => tick(now)) };
}

export const order = () => within(screen.getByRole('region', { name: 'This order' }));
export const takeButton = () => screen.getByRole('button', { name: /^Take order/ });
