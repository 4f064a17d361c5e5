import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { act, screen } from '@testing-library/react';
import { showWithStores } from '../testing/show-with-stores';
import { CartBeside } from './cart-beside';

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
  showWithStores(() => (
    <SlotProvider value={Placed}>
      <CartBeside />
    </SlotProvider>
  ));
}

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
