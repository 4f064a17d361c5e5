import { useLatest, type ShopBus } from '@burger/shared/bus';
import { isUnusual } from '@burger/shared/shop';
import { Slot } from '@burger/shared/slots';
import { Container } from '@burger/shared/ui';

/** A place for the strip that says that orders are not taken now, or take longer; nothing on an ordinary day. */
export function ShopStatus({ bus }: { bus: ShopBus }) {
  const shop = useLatest('shop/changed', bus);
  if (!shop || !isUnusual(shop)) return null;
  return (
    <Container>
      <Slot fragment="ShopStatus" props={{}} />
    </Container>
  );
}
