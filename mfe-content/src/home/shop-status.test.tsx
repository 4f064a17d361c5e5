import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aShop } from '@burger/shared/testing/shop';
import { act, render, screen } from '@testing-library/react';
import { ShopStatus } from './shop-status';

const Placed = ({ fragment }: PlaceProps) => <p>{fragment}</p>;

test('the strip is asked for when there is something to say, and goes when that is over', () => {
  const bus = createBus(shopEvents);
  render(
    <SlotProvider value={Placed}>
      <ShopStatus bus={bus} />
    </SlotProvider>,
  );
  const strip = () => screen.queryByText('ShopStatus');
  expect(strip()).toBeNull();
  act(() => bus.emit('shop/changed', aShop()));
  expect(strip()).toBeNull();
  act(() => bus.emit('shop/changed', aShop({ paused: { until: null } })));
  expect(strip()).toBeVisible();
  act(() => bus.emit('shop/changed', aShop({ extraMinutes: 15 })));
  expect(strip()).toBeVisible();
  act(() => bus.emit('shop/changed', aShop()));
  expect(strip()).toBeNull();
});
