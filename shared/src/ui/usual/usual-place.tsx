import { useLatest, type ShopBus } from '@burger/shared/bus';
import { Slot } from '@burger/shared/slots';
import { PreHydrationSwitch } from '@burger/shared/ui';
import { UsualShape } from './usual-frame';

export { UsualPlaceholder, UsualRow, UsualShape, usualTitle } from './usual-frame';

/** Visible from the first paint on devices with stored usual orders, otherwise hidden. */
const room = (
  <PreHydrationSwitch stored="usual" answer={undefined} yes={<UsualShape />} no={null} />
);

/** The place of the customer's usual orders, whose code does not load for a signed-out visitor. */
export function UsualPlace({ bus }: { bus?: ShopBus }) {
  const session = useLatest('session/changed', bus);
  if (session?.status === 'signed-out') return null;
  if (session?.status !== 'signed-in') return room;
  return <Slot fragment="YourUsual" props={{}} fallback={room} />;
}
