import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen } from '@testing-library/react';
import { startFakeCart, wanted } from '../testing/fakes';
import { showWithStores } from '../testing/show-with-stores';
import { CartBar, CartBeside } from './menu-cart';

const Placed = ({ fragment }: PlaceProps) => <p>{fragment}</p>;
const cart = () => screen.queryByText('CartPanel');
// The page has settled a second after it was drawn.
const settle = () => act(() => jest.advanceTimersByTime(1000));

let wide: EventTarget & { matches: boolean };
const turn = (matches: boolean) =>
  act(() => {
    wide.matches = matches;
    wide.dispatchEvent(new Event('change'));
  });

function show({ matches = true } = {}) {
  wide = Object.assign(new EventTarget(), { matches });
  Object.assign(globalThis, { matchMedia: () => wide });
  showWithStores(
    <SlotProvider value={Placed}>
      <CartBeside />
    </SlotProvider>,
  );
}

describe('beside the dishes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('where there is room, the cart comes beside the dishes once the page has settled', () => {
    show();
    expect(cart()).toBeNull();
    settle();
    expect(cart()).toBeInTheDocument();
  });

  test('it comes and goes with the room for it', () => {
    show({ matches: false });
    settle();
    expect(cart()).toBeNull();
    turn(true);
    expect(cart()).toBeInTheDocument();
    turn(false);
    expect(cart()).toBeNull();
  });
});

test('the cart bar says what is in the cart and opens it; an empty cart has none', () => {
  const { bus } = showWithStores(<CartBar />);
  const opened = jest.fn();
  bus.on('cart/open-requested').subscribe(opened);
  const bar = () => screen.queryByRole('button', { name: /View cart/ });
  const holds = (...ids: number[]) =>
    act(
      () =>
        void startFakeCart(
          bus,
          ids.map((id) => wanted(id)),
        ),
    );
  expect(bar()).toBeNull();
  holds();
  expect(bar()).toBeNull();
  holds(2);
  expect(bar()).toHaveTextContent('1 item · ₹99View cart Save ₹14.85 with WELCOME15');
  holds(2, 39);
  expect(bar()).toHaveTextContent('2 items · ₹124View cart Add ₹26 more, save ₹45 with HAPPY30');
  act(() => bar()?.click());
  expect(opened).toHaveBeenCalledTimes(1);
});

test('what cannot be had is not counted by the cart bar', () => {
  const { bus } = showWithStores(<CartBar />);
  const shop = aShop({ soldOut: [{ what: 1, until: null }] });
  act(() => void startFakeCart(bus, [wanted(1, { quantity: 3 }), wanted(39)], shop));
  expect(screen.getByRole('button', { name: /View cart/ })).toHaveTextContent('1 item · ₹25');
});
