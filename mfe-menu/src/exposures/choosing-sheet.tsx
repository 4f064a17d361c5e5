import { bus as pageBus, type ShopBus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { startTransition, useEffect, useState } from 'react';
import { DishSheet, type DishSheetProps } from '../dish/dish-sheet';
import { useCartStore, useShop } from '../use-stores';
import { withStores } from '../wiring';

export { ready } from '../wiring';

/** The sheet for a dish's choices, on any page. It opens on the bus event `shop/choose-requested`. */
export function Sheet({ bus }: { bus: ShopBus }) {
  const cartStore = useCartStore();
  const { dishes } = useShop();
  const [requested, setRequested] = useState<
    Pick<DishSheetProps, 'line' | 'before'> & { dishId: number }
  >();

  useEffect(() => {
    const asking = bus.on('shop/choose-requested').subscribe(({ dishId, lineId }) => {
      // If the line has left the cart meanwhile, the dish becomes a new line.
      const line = cartStore.cart()?.lines.find((one) => one.lineId === lineId);
      const last = cartStore.lastLine(dishId);
      const before = lineId === null && !last?.problem ? last : undefined;
      startTransition(() => setRequested({ dishId, line, before }));
    });
    return () => asking.unsubscribe();
  }, [bus, cartStore]);

  return (
    <DishSheet
      dish={dishes.find(({ id }) => id === requested?.dishId)}
      line={requested?.line}
      before={requested?.before}
      asks
      onClose={() => setRequested(undefined)}
    />
  );
}

export const ChoosingSheet = withStores(() => <Sheet bus={pageBus} />);

({ ChoosingSheet }) satisfies Exposure<'mfe-menu', './ChoosingSheet'>;
