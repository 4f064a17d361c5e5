import { useLatest, type ShopBus } from '@burger/shared/bus';
import { Slot } from '@burger/shared/slots';
import { PreHydrationSwitch } from '@burger/shared/ui';
import { UsualShape } from './usual-frame';

export { UsualRoom, UsualRow, UsualShape, usualTitle } from './usual-frame';

/** Seen where this device knows that there is something, from the first paint on, and nowhere else. */
const room = (
  <PreHydrationSwitch stored="usual" answer={undefined} yes={<UsualShape />} no={null} />
);

/** A place for what the customer orders again and again. Who is signed out loads nothing of it. */
export function UsualPlace({ bus }: { bus?: ShopBus }) {
  const session = useLatest('session/changed', bus);
  if (session?.status === 'signed-out') return null;
  if (session?.status !== 'signed-in') return room;
  return <Slot fragment="YourUsual" props={{}} fallback={room} />;
}
